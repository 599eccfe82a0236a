import mongoose from 'mongoose';

// Messages of MongoDB's wire protocol (OP_MSG): a header of 16 bytes, flags, and a body in BSON.

const { BSON } = mongoose.mongo;
const headerBytes = 16;
const opMsg = 2013;
const bodyAt = headerBytes + 4 + 1;

/** Returns a function that cuts a stream into messages: the first four bytes are the length. */
export function onMessages(take: (message: Buffer) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const length = rest.readInt32LE(0);
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      take(message);
    }
  };
}

/** The name of the command: the first field of its body. */
export function commandOf(message: Buffer): string {
  if (message.readInt32LE(12) !== opMsg) return 'hello'; // OP_QUERY greets the server only
  const nameAt = bodyAt + 4 + 1;
  return message.toString('latin1', nameAt, message.indexOf(0, nameAt));
}

export function bodyOf(message: Buffer): mongoose.mongo.Document {
  const length = message.readInt32LE(bodyAt);
  return BSON.deserialize(message.subarray(bodyAt, bodyAt + length));
}

export function messageOf(body: mongoose.mongo.Document, { id = 0, to = 0 } = {}): Buffer {
  const bson = BSON.serialize(body);
  const head = Buffer.alloc(bodyAt);
  head.writeInt32LE(bodyAt + bson.length, 0);
  head.writeInt32LE(id, 4);
  head.writeInt32LE(to, 8);
  head.writeInt32LE(opMsg, 12);
  return Buffer.concat([head, bson]);
}

export function responseTo(request: Buffer, body: mongoose.mongo.Document): Buffer {
  return messageOf(body, { to: request.readInt32LE(4) });
}
