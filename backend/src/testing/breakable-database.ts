import { connect as connectSocket, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A wire to the test database that a test can cut and mend, freeze and thaw, and slow down. */
export async function breakableDatabase(mongodbUri: string) {
  const target = new URL(mongodbUri);
  const upstreamPort = Number(target.port || 27017);
  const upstreamHost = target.hostname;
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let delayMs = 0;
  const server = createServer((socket) => {
    const upstream = connectSocket(upstreamPort, upstreamHost);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => (to.destroy(), sockets.delete(from)));
      const delayed: (() => void)[] = [];
      const forward = (step: () => void) => {
        if (from === socket || (delayMs === 0 && delayed.length === 0)) return step();
        delayed.push(step);
        setTimeout(() => delayed.shift()?.(), delayMs);
      };
      from
        .on('data', (bytes) => forward(() => to.write(bytes)))
        .on('end', () => forward(() => to.end()));
      if (isFrozen) from.pause();
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  target.port = String(port);
  target.hostname = '127.0.0.1';
  target.searchParams.set('directConnection', 'true');
  return {
    uri: target.href,
    cut: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    mend: () => listen(port),
    /** Connections stay, and nothing comes through any more. */
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    /** What the database says comes so much later, in its order. */
    slowDown: (ms: number) => void (delayMs = ms),
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
  };
}
