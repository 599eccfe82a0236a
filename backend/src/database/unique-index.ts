const duplicateKey = 11000;

/** Whether a unique index refused the write, or one of many: known by the code, never by a server's words. */
export function isDuplicateKey(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, writeErrors } = error as { code?: unknown; writeErrors?: unknown };
  return code === duplicateKey || [writeErrors ?? []].flat().some(isDuplicateKey);
}
