/** A write that a unique index refused, alone or among others. */
export function isDuplicateKey(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, writeErrors } = error as { code?: unknown; writeErrors?: unknown };
  return code === 11000 || [writeErrors ?? []].flat().some(isDuplicateKey);
}
