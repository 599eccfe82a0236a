import { isPlain, type Document } from '../bson/document.ts';
import { isNumeric, toNumber } from '../bson/sort-key.ts';
import { isTrue } from '../bson/truth.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, typeMismatch } from '../store-error.ts';
import type { Collection } from '../storage/collection.ts';
import type { Request } from './command.ts';

export function namespaceOf({ body, database, name }: Request): string {
  const collection: unknown = body[name];
  if (typeof collection !== 'string') {
    throw new StoreError(73, `collection name has invalid type ${typeName(collection)}`);
  }
  if (collection === '') throw new StoreError(73, `Invalid namespace specified '${database}.'`);
  return `${database}.${collection}`;
}

export const collectionOf = (request: Request): Collection | undefined =>
  request.collections.find(namespaceOf(request));

export function documentArgument(body: Document, field: string): Document {
  const value: unknown = body[field];
  if (value === undefined || value === null) return {};
  if (isPlain(value)) return value;
  throw typeMismatch(
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'object'`,
  );
}

/** A non-negative integer; undefined when the field is missing. */
export function countArgument(body: Document, field: string): number | undefined {
  const value: unknown = body[field];
  if (value === undefined || value === null) return undefined;
  if (!isNumeric(value)) {
    throw typeMismatch(
      `BSON field '${field}' is the wrong type '${typeName(value)}', expected types '[long, int, decimal, double]'`,
    );
  }
  const number = Math.trunc(toNumber(value));
  if (number >= 0) return number;
  throw new StoreError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
}

/** A boolean; `orNumber` where MongoDB accepts a number, too. */
export function flagArgument(
  body: Document,
  field: string,
  { fallback = false, orNumber = false } = {},
): boolean {
  const value: unknown = body[field];
  if (value === undefined || value === null) return fallback;
  if (typeof value === 'boolean') return value;
  if (orNumber && isNumeric(value)) return isTrue(value);
  throw typeMismatch(
    `BSON field '${field}' is the wrong type '${typeName(value)}', expected type 'bool'`,
  );
}

/** Rejects unknown fields of a command, or of one statement such as `update.updates`. */
export function checkFields(
  name: string,
  document: Document,
  fields: string[],
  common?: ReadonlySet<string>,
): void {
  for (const field of Object.keys(document)) {
    if (field === name || fields.includes(field) || common?.has(field)) continue;
    throw new StoreError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
}
