import { DBRef, Double, Int32, deserialize, serialize, type Document } from 'bson';
import { StoreError } from '../store-error.ts';

export type { Document };

/**
 * Documents in memory are plain objects in which a JavaScript number stands for exactly the BSON
 * number the serializer makes of it: a whole number in the range of int32 is an Int32, any other a
 * Double. Other numbers (a whole Double, Long, Decimal128) keep their class.
 */
export function decode(bytes: Uint8Array): Document {
  const raw = deserialize(bytes, { promoteValues: false, promoteLongs: false, bsonRegExp: true });
  return simplify(raw) as Document;
}

export function encode(document: Document): Uint8Array {
  try {
    return serialize(document);
  } catch (error) {
    // The buffer of the bson library is a little longer than the longest document.
    if ((error as { code?: unknown }).code !== 'ERR_OUT_OF_RANGE') throw error;
    throw new StoreError(10334, 'BSONObj size is invalid. A document may have 16 MB.');
  }
}

export const isInt32 = (n: number): boolean => (n | 0) === n && !Object.is(n, -0);

export function isPlain(value: unknown): value is Document {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Sets a field whatever its name, `__proto__` included. */
export function setField(document: Document, name: string, value: unknown): void {
  if (name !== '__proto__') document[name] = value;
  else {
    const property = { value, configurable: true, enumerable: true, writable: true };
    Object.defineProperty(document, name, property);
  }
}

/** Copies documents and arrays. Other values are shared, since they are never changed in place. */
export function clone<T>(value: T): T;
export function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => clone<unknown>(item));
  if (!isPlain(value)) return value;
  const copy: Document = {};
  for (const key of Object.keys(value)) setField(copy, key, clone<unknown>(value[key]));
  return copy;
}

function simplify(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) value[i] = simplify(value[i]);
    return value;
  }
  if (value instanceof Int32) return value.value;
  if (value instanceof Double) return isInt32(value.value) ? value : value.value;
  if (value instanceof DBRef) {
    const { collection, oid, db, fields } = value;
    const reference = { $ref: collection, $id: oid as unknown, ...(db ? { $db: db } : {}) };
    return simplify({ ...reference, ...fields });
  }
  if (isPlain(value)) {
    for (const key of Object.keys(value)) setField(value, key, simplify(value[key]));
  }
  return value;
}
