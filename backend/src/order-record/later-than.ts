/**
 * The `updatedAt` of an order that was changed before: now, but always later than before, even if the
 * clock is behind, since readers poll by it.
 */
export function laterThan(before: Date, now = new Date()): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
