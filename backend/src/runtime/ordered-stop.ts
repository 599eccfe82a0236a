import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { ServerTraffic } from './server-traffic.ts';

/** How long the server still accepts connections: time for a load balancer to see it is not ready. */
const graceMs = 800;
/** How long requests may be held back while new connections arrive. */
const holdMs = 200;
/** How long clients may still open their next connection after a response. */
const pauseMs = 10;
/** How long a new connection may take to send its request. */
const silenceMs = 400;
/** How long a body may take to arrive. */
const bodyMs = 1500;
/** How long accepted requests may take. */
const finishMs = 2800;

/**
 * Prepares a server for an ordered stop and returns the function that stops it. From its call on every
 * response says `Connection: close`. After a grace period the server accepts no connections, closes
 * those without a request, and finishes the requests that it has accepted. Resolves within 4 s,
 * whatever the clients do.
 */
export function orderedStop(server: Server): () => Promise<void> {
  const traffic = new ServerTraffic(server);
  return async () => {
    traffic.endKeepAlive();
    await wait(graceMs);
    traffic.holdRequests();
    await waitForNewConnections(traffic);
    const start = Date.now();
    let isClosed = false;
    server.close(() => (isClosed = true));
    traffic.serveHeldRequests();
    while (!isClosed && Date.now() - start < finishMs) {
      await wait(20);
      closeSilentConnections(traffic, Date.now() - start);
    }
    traffic.closeConnections(() => true);
  };
}

/**
 * When a server closes, the system resets connections that it has accepted and Node has not. Clients
 * that wait for a response open no further ones, so requests are held while this waits.
 */
async function waitForNewConnections(traffic: ServerTraffic): Promise<void> {
  const start = Date.now();
  let before: number;
  do {
    await wait(pauseMs);
    before = traffic.openedConnections;
    await nextTurn(); // Node accepts one connection per turn
  } while (traffic.openedConnections > before && Date.now() - start < holdMs);
}

/** Closes connections without a request, or without its whole body, after the time allowed. */
function closeSilentConnections(traffic: ServerTraffic, waitedMs: number): void {
  traffic.closeConnections((requests) =>
    requests.size === 0
      ? waitedMs > silenceMs
      : waitedMs > bodyMs && [...requests].every(({ complete }) => !complete),
  );
}
