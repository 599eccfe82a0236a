import { encode, type Document } from '../bson/document.ts';

/** Byte by byte, so that a change of a number's type or of the order of fields is a change. */
export function isUnchanged(before: Document, after: Document): boolean {
  return before === after || Buffer.compare(encode(before), encode(after)) === 0;
}
