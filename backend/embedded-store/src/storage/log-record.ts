import { crc32 } from 'node:zlib';
import { kinds, type Change } from './journal.ts';
import type { ChunkedReader } from './chunked-reader.ts';

/**
 * A record is a group of changes that are written and synced together:
 * magic number (4 bytes), length of the content (4), CRC-32 of the content (4), content.
 * A change is: kind (1), collection (4), length (4), BSON.
 */
const magic = Buffer.from([0xf5, 0x4c, 0x6f, 0x67]);
const headerBytes = 12;
const changeHeaderBytes = 9;

export function encodeRecord(changes: Iterable<Change>): Buffer {
  const parts: Uint8Array[] = [Buffer.alloc(headerBytes)];
  let length = 0;
  for (const { kind, collection, bytes } of changes) {
    const head = Buffer.alloc(changeHeaderBytes);
    head.writeUInt8(kind, 0);
    head.writeUInt32LE(collection, 1);
    head.writeUInt32LE(bytes.length, 5);
    parts.push(head, bytes);
    length += changeHeaderBytes + bytes.length;
  }
  const record = Buffer.concat(parts, headerBytes + length);
  magic.copy(record);
  record.writeUInt32LE(length, 4);
  record.writeUInt32LE(crc32(record.subarray(headerBytes)), 8);
  return record;
}

/** Calls `apply` with the changes of all intact records from `start` on and returns their end. */
export async function readRecords(
  file: ChunkedReader,
  start: number,
  apply: (change: Change) => void,
): Promise<number> {
  for (;;) {
    const content = await intactContent(file, start);
    if (!content) return start;
    for (let at = 0; at < content.length;) {
      const from = at + changeHeaderBytes;
      const to = from + content.readUInt32LE(at + 5);
      apply({
        kind: content.readUInt8(at),
        collection: content.readUInt32LE(at + 1),
        bytes: content.subarray(from, to),
      });
      at = to;
    }
    start += headerBytes + content.length;
  }
}

/**
 * Whether an intact record follows the broken one at `start`. A record is written only after the one
 * before it has been synced, so this proves a loss.
 */
export async function hasRecordAfter(file: ChunkedReader, start: number): Promise<boolean> {
  let at = (await trustedEnd(file, start)) ?? start + 1;
  for (; (at = await file.indexOf(magic, at)) !== -1; at++) {
    if (await intactContent(file, at)) return true;
  }
  return false;
}

async function intactContent(file: ChunkedReader, start: number): Promise<Buffer | undefined> {
  const head = await file.read(start, headerBytes);
  if (!head?.subarray(0, 4).equals(magic)) return undefined;
  const checksum = head.readUInt32LE(8);
  const content = await file.read(start + headerBytes, head.readUInt32LE(4));
  return content && crc32(content) === checksum ? content : undefined;
}

/**
 * The end of a broken record by its length field, if its changes agree with that: a magic number
 * before it is part of a document. Undefined when the length may be damaged.
 */
async function trustedEnd(file: ChunkedReader, start: number): Promise<number | undefined> {
  const head = await file.read(start, headerBytes);
  if (!head?.subarray(0, 4).equals(magic)) return undefined;
  let at = start + headerBytes;
  const end = at + head.readUInt32LE(4);
  while (at < end && at < file.size) {
    const next = (await file.read(at, Math.min(changeHeaderBytes + 4, file.size - at)))!;
    if (!kinds.has(next.readUInt8(0))) return undefined;
    if (next.length < changeHeaderBytes + 4) break;
    const length = next.readUInt32LE(5);
    // BSON starts with its own length.
    if (length !== next.readUInt32LE(changeHeaderBytes)) return undefined;
    at += changeHeaderBytes + length;
  }
  return at <= end ? end : undefined;
}
