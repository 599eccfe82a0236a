import { crc32 } from 'node:zlib';
import { kinds, type Change } from './journal.ts';
import type { PieceReader } from './piece-reader.ts';

/**
 * A record is one group of changes that was written and synced together:
 * mark (4 bytes), length of the content (4), CRC-32 of the content (4), content.
 * A change in it is: kind (1), collection (4), length (4), BSON.
 */
const mark = Buffer.from([0xf5, 0x4c, 0x6f, 0x67]);
const headBytes = 12;
const changeHeadBytes = 9;

export function encodeRecord(changes: Iterable<Change>): Buffer {
  const parts: Uint8Array[] = [Buffer.alloc(headBytes)];
  let length = 0;
  for (const { kind, collection, bytes } of changes) {
    const head = Buffer.alloc(changeHeadBytes);
    head.writeUInt8(kind, 0);
    head.writeUInt32LE(collection, 1);
    head.writeUInt32LE(bytes.length, 5);
    parts.push(head, bytes);
    length += changeHeadBytes + bytes.length;
  }
  const record = Buffer.concat(parts, headBytes + length);
  mark.copy(record);
  record.writeUInt32LE(length, 4);
  record.writeUInt32LE(crc32(record.subarray(headBytes)), 8);
  return record;
}

/** Hands over the changes of all intact records from `start` on and returns where they end. */
export async function readRecords(
  file: PieceReader,
  start: number,
  apply: (change: Change) => void,
): Promise<number> {
  for (;;) {
    const content = await intactContent(file, start);
    if (!content) return start;
    for (let at = 0; at < content.length;) {
      const from = at + changeHeadBytes;
      const to = from + content.readUInt32LE(at + 5);
      apply({
        kind: content.readUInt8(at),
        collection: content.readUInt32LE(at + 1),
        bytes: content.subarray(from, to),
      });
      at = to;
    }
    start += headBytes + content.length;
  }
}

/**
 * Whether an intact record lies behind the broken one at `start`. A record is written after the one
 * before it is on disk, so that this proves a loss.
 */
export async function hasRecordAfter(file: PieceReader, start: number): Promise<boolean> {
  let at = (await trustedEnd(file, start)) ?? start + 1;
  for (; (at = await file.indexOf(mark, at)) !== -1; at++) {
    if (await intactContent(file, at)) return true;
  }
  return false;
}

async function intactContent(file: PieceReader, start: number): Promise<Buffer | undefined> {
  const head = await file.read(start, headBytes);
  if (!head?.subarray(0, 4).equals(mark)) return undefined;
  const checksum = head.readUInt32LE(8);
  const content = await file.read(start + headBytes, head.readUInt32LE(4));
  return content && crc32(content) === checksum ? content : undefined;
}

/**
 * The end that a broken record gives itself, when the changes that are there agree with it: what
 * looks like a record before it is part of a document. Undefined when the length may be damaged.
 */
async function trustedEnd(file: PieceReader, start: number): Promise<number | undefined> {
  const head = await file.read(start, headBytes);
  if (!head?.subarray(0, 4).equals(mark)) return undefined;
  let at = start + headBytes;
  const end = at + head.readUInt32LE(4);
  while (at < end && at < file.size) {
    const next = (await file.read(at, Math.min(changeHeadBytes + 4, file.size - at)))!;
    if (!kinds.has(next.readUInt8(0))) return undefined;
    if (next.length < changeHeadBytes + 4) break;
    const length = next.readUInt32LE(5);
    // BSON begins with its own length.
    if (length !== next.readUInt32LE(changeHeadBytes)) return undefined;
    at += changeHeadBytes + length;
  }
  return at <= end ? end : undefined;
}
