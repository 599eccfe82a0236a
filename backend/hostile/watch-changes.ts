import type { Server } from 'node:http';

const readingMethods = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];
/** Refusals that count as attempts: the shop is not as before. */
const countsAttempts = /auth|admins|password|session/;

/** Returns whether a request since then may have changed something: all but reading and refusals. */
export function watchChanges(server: Server): () => boolean {
  let hasChanged = false;
  let open = 0;
  server.on('request', ({ method = '', url = '' }, res) => {
    if (readingMethods.includes(method)) return;
    open += 1;
    res.on('close', () => {
      open -= 1;
      const isRefused = res.writableFinished && res.statusCode >= 400 && res.statusCode < 500;
      hasChanged ||= !isRefused || countsAttempts.test(url);
    });
  });
  return () => hasChanged || open > 0;
}
