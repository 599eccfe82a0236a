import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize, type Document } from 'bson';

export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

export function message(
  body: Document,
  { flags = 0, id = 7, tail = Buffer.alloc(0) } = {},
): Buffer {
  const content = Buffer.concat([Buffer.from([0]), serialize(body), tail]);
  const head = Buffer.alloc(20);
  head.writeInt32LE(20 + content.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(2013, 12);
  head.writeUInt32LE(flags, 16);
  return Buffer.concat([head, content]);
}

export async function response(
  socket: Socket,
): Promise<{ to: number; opcode: number; body: Document }> {
  let bytes = Buffer.alloc(0);
  while (bytes.length < 4 || bytes.length < bytes.readInt32LE(0)) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    bytes = Buffer.concat([bytes, chunk]);
  }
  const opcode = bytes.readInt32LE(12);
  return {
    to: bytes.readInt32LE(8),
    opcode,
    body: deserialize(bytes.subarray(opcode === 1 ? 36 : 21)),
  };
}

/** Sends a command just as it is; drivers put sessions of their own into it. */
export async function ask(port: number, body: Document): Promise<Document> {
  const socket = await openSocket(port);
  socket.write(message(body));
  const reply = await response(socket);
  socket.destroy();
  return reply.body;
}
