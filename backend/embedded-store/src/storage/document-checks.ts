import { isPlain } from '../bson/document.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError } from '../store-error.ts';

export const maxDocumentBytes = 16 * 1024 * 1024;

export function checkSize(bytes: Uint8Array): void {
  if (bytes.length <= maxDocumentBytes) return;
  throw new StoreError(
    10334,
    `BSONObj size: ${bytes.length} is invalid. Size must be between 0 and ${maxDocumentBytes}(16MB)`,
  );
}

export function checkId(id: unknown): void {
  const type = typeName(id);
  if (['array', 'regex', 'undefined'].includes(type))
    throw new StoreError(53, `The '_id' value cannot be of type ${type}`);
  if (
    isPlain(id) &&
    Object.keys(id).some((key) => key.startsWith('$') && !/^\$(ref|id|db)$/.test(key))
  ) {
    throw new StoreError(52, "_id fields may not contain '$'-prefixed fields");
  }
}
