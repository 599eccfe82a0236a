import { crc32 } from 'node:zlib';
import type { Change } from './journal.ts';

/**
 * A frame is one group of changes that was written and synced together:
 * mark (4 bytes), length of the content (4), CRC-32 of the content (4), content.
 * A change in it is: kind (1), collection (4), length (4), BSON.
 */
const mark = Buffer.from([0xf5, 0x4c, 0x6f, 0x67]);
const frameHead = 12;
const changeHead = 9;

export function encodeFrame(changes: Iterable<Change>): Buffer {
  const parts: Uint8Array[] = [Buffer.alloc(frameHead)];
  let length = 0;
  for (const { kind, collection, bytes } of changes) {
    const head = Buffer.alloc(changeHead);
    head.writeUInt8(kind, 0);
    head.writeUInt32LE(collection, 1);
    head.writeUInt32LE(bytes.length, 5);
    parts.push(head, bytes);
    length += changeHead + bytes.length;
  }
  const frame = Buffer.concat(parts, frameHead + length);
  mark.copy(frame);
  frame.writeUInt32LE(length, 4);
  frame.writeUInt32LE(crc32(frame.subarray(frameHead)), 8);
  return frame;
}

/** The end of the whole frame that begins at `start`; undefined when there is no intact one. */
function frameEnd(file: Buffer, start: number): number | undefined {
  if (start + frameHead > file.length) return undefined;
  if (!file.subarray(start, start + 4).equals(mark)) return undefined;
  const end = start + frameHead + file.readUInt32LE(start + 4);
  if (end > file.length) return undefined;
  const isIntact = crc32(file.subarray(start + frameHead, end)) === file.readUInt32LE(start + 8);
  return isIntact ? end : undefined;
}

/** Hands over the changes of all intact frames from `start` on and tells where they end. */
export function readFrames(file: Buffer, start: number, apply: (change: Change) => void): number {
  for (;;) {
    const end = frameEnd(file, start);
    if (end === undefined) return start;
    let at = start + frameHead;
    while (at < end) {
      const from = at + changeHead;
      const to = from + file.readUInt32LE(at + 5);
      apply({
        kind: file.readUInt8(at),
        collection: file.readUInt32LE(at + 1),
        bytes: file.subarray(from, to),
      });
      at = to;
    }
    start = end;
  }
}

/** A frame is written after the one before it is on disk: one behind damage proves a loss. */
export function hasFrameAfter(file: Buffer, start: number): boolean {
  for (let at = start + 1; (at = file.indexOf(mark, at)) !== -1; at++) {
    if (frameEnd(file, at) !== undefined) return true;
  }
  return false;
}
