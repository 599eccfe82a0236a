import { decode, type Document } from '../bson/document.ts';

export const maxMessageBytes = 48_000_000;
const headerBytes = 16;

const opcodes = { reply: 1, query: 2004, message: 2013 } as const;
const flags = { checksumPresent: 1, moreToCome: 2 } as const;

export interface Message {
  requestId: number;
  body: Document;
  /** Document sequences (`insert`'s `documents` and so on), undecoded. */
  sections: Map<string, Uint8Array[]>;
  /** As an OP_MSG, as an OP_REPLY to the old OP_QUERY of a handshake, or without a reply. */
  replyAs: 'message' | 'reply' | 'none';
}

/** The bytes are not a message of this protocol: the connection is closed. */
class ProtocolError extends Error {}

/** The length of the message; an invalid one is rejected before memory is reserved. */
export function messageLength(buffer: Buffer): number | undefined {
  if (buffer.length < 4) return undefined;
  const length = buffer.readInt32LE(0);
  if (length < headerBytes || length > maxMessageBytes) {
    throw new ProtocolError(`a message of ${length} bytes`);
  }
  return length;
}

export function parseMessage(message: Buffer): Message {
  const requestId = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === opcodes.message) return parseOpMsg(message, requestId);
  if (opcode === opcodes.query) return parseOpQuery(message, requestId);
  throw new ProtocolError(`the operation code ${opcode}`);
}

function parseOpMsg(message: Buffer, requestId: number): Message {
  const bits = message.readUInt32LE(headerBytes);
  if (bits & 0xfffc) throw new ProtocolError(`the flags ${bits}`);
  const end = message.length - (bits & flags.checksumPresent ? 4 : 0);
  let body: Document | undefined;
  const sections = new Map<string, Uint8Array[]>();
  let at = headerBytes + 4;
  while (at < end) {
    const kind = message.readUInt8(at++);
    const size = message.readInt32LE(at);
    if (size < 5 || at + size > end) throw new ProtocolError('a section longer than its message');
    const section = message.subarray(at, at + size);
    if (kind === 0 && !body) body = decode(section);
    else if (kind === 1) {
      const nameEnd = section.indexOf(0, 4);
      if (nameEnd < 0) throw new ProtocolError('a section without a name');
      sections.set(section.toString('utf8', 4, nameEnd), splitDocuments(section, nameEnd + 1));
    } else throw new ProtocolError(`a section of kind ${kind}`);
    at += size;
  }
  if (!body) throw new ProtocolError('a message without a body');
  return { requestId, body, sections, replyAs: bits & flags.moreToCome ? 'none' : 'message' };
}

function splitDocuments(section: Buffer, at: number): Uint8Array[] {
  const documents: Uint8Array[] = [];
  while (at < section.length) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new ProtocolError('a document cut off');
    // A copy: a stored document must not keep the whole message in memory.
    documents.push(new Uint8Array(section.subarray(at, at + size)));
    at += size;
  }
  return documents;
}

/** Only the handshake uses it; the collection is `database.$cmd`. */
function parseOpQuery(message: Buffer, requestId: number): Message {
  const nameEnd = message.indexOf(0, headerBytes + 4);
  const name = message.toString('utf8', headerBytes + 4, nameEnd);
  if (nameEnd < 0 || !name.endsWith('.$cmd'))
    throw new ProtocolError('an OP_QUERY on a collection');
  const body = decode(message.subarray(nameEnd + 9));
  body['$db'] = name.slice(0, -'.$cmd'.length);
  return { requestId, body, sections: new Map(), replyAs: 'reply' };
}

let lastRequestId = 0;

export function formatResponse(request: Message, reply: Uint8Array): Uint8Array[] {
  const isReply = request.replyAs === 'reply';
  const head = Buffer.alloc(isReply ? 36 : 21);
  head.writeInt32LE(head.length + reply.length, 0);
  head.writeInt32LE((lastRequestId = (lastRequestId + 1) & 0x7fffffff), 4);
  head.writeInt32LE(request.requestId, 8);
  head.writeInt32LE(isReply ? opcodes.reply : opcodes.message, 12);
  // OP_REPLY: flags, cursor id, starting from, one document. OP_MSG: flags, one section of kind 0.
  if (isReply) head.writeInt32LE(1, 32);
  return [head, reply];
}
