import { Binary, Decimal128, Double, Long, ObjectId } from 'bson';
import { isPlain } from './document.ts';

/** A value as MongoDB prints it in messages: `{ email: "a@b.c", n: 1 }`. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (value === undefined) return 'undefined';
  if (value instanceof ObjectId) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (value instanceof Double) return `${value.value}.0`;
  if (value instanceof Long) return value.toString();
  if (value instanceof Decimal128) return `Decimal128('${value.toString()}')`;
  if (value instanceof Binary) {
    return `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`;
  }
  if (Array.isArray(value)) return value.length ? `[ ${value.map(describe).join(', ')} ]` : '[]';
  if (isPlain(value)) {
    const fields = Object.keys(value).map((key) => `${key}: ${describe(value[key])}`);
    return fields.length ? `{ ${fields.join(', ')} }` : '{}';
  }
  return String(value);
}
