import { decode } from '../bson/document.ts';
import { classes, sortKey } from '../bson/sort-key.ts';

const objectIdType = 7;
const nameAt = 5;
const valueAt = 9;
const valueEnd = 21;

/** The sort key of a document's `_id`; an ObjectId is read without decoding the document. */
export function idOf(bytes: Uint8Array): string {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isObjectId =
    view[nameAt - 1] === objectIdType && view.toString('latin1', nameAt, valueAt) === '_id\0';
  if (!isObjectId) return sortKey(decode(bytes)['_id']);
  return classes.objectId + view.toString('latin1', valueAt, valueEnd);
}
