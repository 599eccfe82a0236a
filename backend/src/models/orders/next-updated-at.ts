/**
 * The `updatedAt` of an order that was changed before: now, but always later than before, even if the
 * clock is behind, since readers poll by it.
 */
export function nextUpdatedAt(before: Date, now = new Date()): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}

/** The same for an update that has not read the order: never earlier than before. */
export function raiseUpdatedAt(now: Date): { $max: { updatedAt: Date } } {
  return { $max: { updatedAt: now } };
}
