import http, { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { orderedStop } from './ordered-stop.ts';

let close = () => {};
afterEach(() => close());

async function startServer(listener: RequestListener) {
  const server = createServer(listener);
  server.keepAliveTimeout = 65_000;
  const stop = orderedStop(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  close = () => server.closeAllConnections();
  return { port, stop };
}

async function openSocket(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

it('ends connections that say nothing, half a header or nothing more while a request goes on', async () => {
  const { port, stop } = await startServer((req, res) => {
    void wait(req.url === '/slow' ? 1500 : 0).then(() => res.end('done'));
  });
  const idle = await openSocket(port, 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await once(idle, 'data');
  const others = [await openSocket(port), await openSocket(port, 'GET / HTTP/1.1\r\nHost: ')];
  const slow = await openSocket(port, 'GET /slow HTTP/1.1\r\nHost: shop\r\n\r\n');
  const closed: string[] = [];
  for (const socket of [idle, ...others]) socket.once('close', () => closed.push('silent'));
  const slowClosed = once(slow.resume(), 'close').then(() => closed.push('slow'));
  await stop();
  await slowClosed;
  expect(closed).toEqual(['silent', 'silent', 'silent', 'slow']);
});

it('ends though a body comes slowly and never wholly', async () => {
  const { port, stop } = await startServer((req, res) => {
    const delay = req.method === 'POST' ? 0 : 2500;
    req.resume().on('end', () => void wait(delay).then(() => res.end()));
  });
  const whole = await openSocket(port, 'GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  const half = await openSocket(
    port,
    'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 9\r\n\r\nhal',
  );
  const closed: string[] = [];
  half.once('close', () => closed.push('half a body'));
  const wholeClosed = once(whole.resume(), 'close').then(() => closed.push('whole request'));
  await stop();
  await wholeClosed;
  expect(closed).toEqual(['half a body', 'whole request']);
});

it('finishes what it has accepted, and says that the connection ends with it', async () => {
  let accept = (_response: http.ServerResponse) => {};
  const accepted = new Promise<http.ServerResponse>((resolve) => (accept = resolve));
  const { port, stop } = await startServer((_req, res) => accept(res));
  const agent = new http.Agent({ keepAlive: true });
  const request = http.get({ port, host: '127.0.0.1', agent });
  const unfinished = await accepted;
  const stopped = stop();
  void wait(1200).then(() => unfinished.end('done'));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  expect(response.headers.connection).toBe('close');
  expect((await response.toArray()).join('')).toBe('done');
  await stopped;
});

it('drops no accepted request of clients that ask without a pause', async () => {
  let accepted = 0;
  const { port, stop } = await startServer((_req, res) => {
    accepted += 1;
    void wait(5).then(() => res.end('done'));
  });
  const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  let isDown = false;
  let answered = 0;
  const client = async () => {
    while (!isDown) {
      const request = http.get({ port, host: '127.0.0.1', agent });
      try {
        const [response] = (await once(request, 'response')) as [http.IncomingMessage];
        await response.toArray();
        answered += 1;
      } catch {
        isDown = true; // a connection that the server did not take any more
      }
    }
  };
  const clients = Array.from({ length: 8 }, client);
  await vi.waitUntil(() => answered > 100, { timeout: 30_000 });
  await stop();
  await Promise.all(clients);
  expect(answered).toBe(accepted);
});

it('resets no connection that was being opened when it closed', async () => {
  const { port, stop } = await startServer((_req, res) => {
    const start = performance.now();
    while (performance.now() - start < 3); // a busy shop with a queue of new connections
    res.end('done');
  });
  const errors: string[] = [];
  const client = async () => {
    while (!errors.includes('ECONNREFUSED')) {
      const request = http.get({ port, host: '127.0.0.1', agent: false });
      try {
        const [response] = (await once(request, 'response')) as [http.IncomingMessage];
        await response.toArray();
      } catch (error) {
        errors.push((error as NodeJS.ErrnoException).code ?? '');
      }
    }
  };
  const clients = Array.from({ length: 24 }, client);
  await stop();
  await Promise.all(clients);
  expect(new Set(errors)).toEqual(new Set(['ECONNREFUSED']));
});
