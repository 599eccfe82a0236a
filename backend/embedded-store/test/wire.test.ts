import { once } from 'node:events';
import { serialize } from 'bson';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStore, type Store } from '../src/start-store.ts';
import { response, message, openSocket } from './raw-connection.ts';

let store: Store;
beforeAll(async () => {
  store = await startStore();
});
afterAll(() => store.close());

const open = () => openSocket(store.port);

test('a message may come in pieces, and two in one piece', async () => {
  const socket = await open();
  const ping = message({ ping: 1, $db: 'd' });
  for (const byte of ping) {
    socket.write(Buffer.from([byte]));
    if (byte % 16 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await response(socket)).toMatchObject({ to: 7, opcode: 2013, body: { ok: 1 } });
  socket.write(
    Buffer.concat([
      message({ insert: 'c', documents: [{}], $db: 'd' }, { flags: 2 }),
      message({ count: 'c', $db: 'd' }, { id: 9 }),
    ]),
  );
  expect(await response(socket)).toMatchObject({ to: 9, body: { n: 1 } });
  socket.destroy();
});

test('the old handshake is answered in the old form', async () => {
  const socket = await open();
  const name = Buffer.from('admin.$cmd\0');
  const body = serialize({ isMaster: 1, helloOk: true });
  const head = Buffer.alloc(20);
  head.writeInt32LE(20 + name.length + 8 + body.length, 0);
  head.writeInt32LE(5, 4);
  head.writeInt32LE(2004, 12);
  socket.write(Buffer.concat([head, name, Buffer.alloc(8), body]));
  expect(await response(socket)).toMatchObject({
    to: 5,
    opcode: 1,
    body: { ismaster: true, helloOk: true, maxWireVersion: 21 },
  });
  socket.destroy();
});

test('a checksum at the end is allowed for', async () => {
  const socket = await open();
  socket.write(message({ ping: 1, $db: 'd' }, { flags: 1, tail: Buffer.alloc(4) }));
  expect(await response(socket)).toMatchObject({ body: { ok: 1 } });
  socket.destroy();
});

test('what is not a message ends its own connection only', async () => {
  const healthy = await open();
  const length = (n: number) => {
    const bytes = Buffer.alloc(40);
    bytes.writeInt32LE(n, 0);
    return bytes;
  };
  const section = message({ ping: 1, $db: 'd' });
  section.writeInt32LE(1000, 21);
  const broken = [
    length(3),
    length(-1),
    length(2_000_000_000),
    length(40),
    section,
    Buffer.from('GET / HTTP/1.1\r\n\r\n'),
  ];
  for (const bytes of broken) {
    const socket = await open();
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    socket.write(bytes);
    await closed;
  }
  healthy.write(message({ ping: 1, $db: 'd' }));
  expect(await response(healthy)).toMatchObject({ body: { ok: 1 } });
  healthy.destroy();
});

test('unknown required flags are refused, unknown optional ones ignored', async () => {
  const socket = await open();
  socket.write(message({ ping: 1, $db: 'd' }, { flags: 1 << 16 }));
  expect(await response(socket)).toMatchObject({ body: { ok: 1 } });
  const closed = once(socket, 'close');
  socket.write(message({ ping: 1, $db: 'd' }, { flags: 1 << 5 }));
  await closed;
});

test('a client that disconnects or does not read harms no other', async () => {
  const lazy = await open();
  lazy.pause();
  lazy.write(message({ insert: 'big', documents: [{ text: 'x'.repeat(1_000_000) }], $db: 'd' }));
  for (let i = 0; i < 30; i++) lazy.write(message({ find: 'big', $db: 'd' }));
  const other = await open();
  other.write(message({ ping: 1, $db: 'd' }));
  expect(await response(other)).toMatchObject({ body: { ok: 1 } });
  lazy.destroy();
  other.write(message({ ping: 1, $db: 'd' }));
  expect(await response(other)).toMatchObject({ body: { ok: 1 } });
  other.destroy();
});
