import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { createBookCaches } from '../../book-caches.ts';
import { createLog } from '../../log.ts';
import { testEnv } from '../test-app.ts';

/** The API as main.ts starts it; `slow` is the same app without the responses in front. */
export async function startBothWays(webFolder?: string) {
  const env = { ...testEnv, corsOrigins: ['https://shop.example'] };
  const log = createLog('silent');
  const caches = createBookCaches({ env, log });
  const app = createApp({ env, log, isStopping: () => false, caches, webFolder });
  let slowRequests = 0;
  const fast = await listen(
    createServer(
      caches.responses.inFrontOf((req, res) => {
        slowRequests += 1;
        app(req, res);
      }),
    ),
  );
  const slow = await listen(createServer(app));
  onTestFinished(caches.stop);
  return { caches, fast, slow, slowRequests: () => slowRequests };
}

async function listen(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

interface Received {
  status: number;
  headers: Map<string, string>;
  body: Buffer;
}

/** Asks; no header may come twice. */
export async function get(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  sent?: string,
): Promise<Received> {
  const res = await new Promise<IncomingMessage>((resolve, reject) => {
    const req = request({ port, path, headers, method, host: '127.0.0.1' }, resolve);
    req.on('error', reject);
    req.end(sent);
  });
  const pairs: [string, string][] = [];
  for (let i = 0; i < res.rawHeaders.length; i += 2) {
    pairs.push([res.rawHeaders[i]!.toLowerCase(), res.rawHeaders[i + 1]!]);
  }
  expect(new Set(pairs.map(([name]) => name)).size).toBe(pairs.length);
  return { status: res.statusCode!, headers: new Map(pairs), body: await buffer(res) };
}

/** Everything but what differs from request to request. */
export function comparable({ status, headers, body }: Received) {
  const fixed = [...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date');
  return { status, headers: Object.fromEntries(fixed.sort()), body: body.toString('base64') };
}
