// The digest of a day (UTC) has the day in its key and is due a moment after it.

const dayMs = 86_400_000;
/** So that the last order of the day is there. */
const restMs = 60_000;

/** The first moment of the day. */
export function dayOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / dayMs) * dayMs);
}

export function dueAtOfDigest(day: Date): Date {
  return new Date(day.getTime() + dayMs + restMs);
}

export function dayDueAt(dueAt: Date): Date {
  return new Date(dueAt.getTime() - restMs - dayMs);
}

export function keyOfDigest(day: Date): string {
  return `digest ${day.toISOString().slice(0, 10)}`;
}

export function dayOfDigest(key: string): Date {
  return new Date(key.slice('digest '.length, 'digest 2026-11-22'.length));
}
