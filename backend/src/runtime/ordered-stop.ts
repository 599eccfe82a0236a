import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/** How long the server still takes new connections: a balancer reads readiness and looks elsewhere. */
const graceMs = 800;
/** How long requests may be held back until no connection is being opened. */
const holdMs = 200;
/** How long those whose response has just come get to open their next connection. */
const pauseMs = 10;
/** How long a connection that was just opened may take to say what it wants. */
const silenceMs = 400;
/** How long a body that is still on its way may take. */
const bodyMs = 1500;
/** How long requests that were accepted may take. */
const finishMs = 2800;

/**
 * Prepares a server for an ordered stop. Returns the function that stops it: from its first moment
 * every response says `Connection: close`; then no connection is taken any more, those without a
 * request end at once (idle, silent, half a header), and requests that were accepted are finished.
 * Resolves within 4 s, whatever the clients do.
 */
export function orderedStop(server: Server): () => Promise<void> {
  const inProgress = new Map<Socket, Set<IncomingMessage>>();
  const responses = new Set<ServerResponse>();
  let isStopping = false;
  let held: (() => void)[] | undefined;
  let opened = 0;

  server.on('connection', (socket: Socket) => {
    opened += 1;
    inProgress.set(socket, new Set());
    socket.once('close', () => inProgress.delete(socket));
  });
  const application = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (req: IncomingMessage, res: ServerResponse) => {
    if (isStopping) res.shouldKeepAlive = false;
    const serve = () => application.forEach((listener) => void listener(req, res));
    if (held) held.push(serve);
    else serve();
    // What lay ready is on its way, as Node sees it when the server closes: nothing is noted for it.
    if (res.writableEnded) return;
    const requests = inProgress.get(req.socket);
    requests?.add(req);
    responses.add(res);
    res.once('close', () => {
      requests?.delete(req);
      responses.delete(res);
    });
  });

  function closeConnections(isEnough: (requests: Set<IncomingMessage>) => boolean): void {
    for (const [socket, requests] of inProgress) if (isEnough(requests)) socket.destroy();
  }

  /**
   * Connections that the system has taken and Node has not are reset when the server closes. While
   * requests are served there are always some, so those are held back for the moment it takes.
   */
  async function untilNobodyComes(): Promise<void> {
    held = [];
    const start = Date.now();
    let before: number;
    do {
      await wait(pauseMs);
      before = opened;
      await nextTurn(); // Node takes one connection a turn
    } while (opened > before && Date.now() - start < holdMs);
  }

  return async () => {
    isStopping = true;
    for (const res of responses) res.shouldKeepAlive = false;
    await wait(graceMs);
    await untilNobodyComes();
    const start = Date.now();
    let isClosed = false;
    server.close(() => (isClosed = true));
    for (const serve of held ?? []) serve();
    held = undefined;
    while (!isClosed && Date.now() - start < finishMs) {
      await wait(20);
      const waited = Date.now() - start;
      closeConnections((requests) =>
        requests.size === 0
          ? waited > silenceMs
          : waited > bodyMs && [...requests].every(({ complete }) => !complete),
      );
    }
    closeConnections(() => true);
  };
}
