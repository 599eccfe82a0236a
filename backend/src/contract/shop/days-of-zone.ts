const dayMs = 86_400_000;

/**
 * Returns a function that gives the day (`2026-11-22`) of a time in a time zone. `Intl` is slow, so the
 * offset is cached for each day of UTC on which clocks do not change.
 */
export function daysOfZone(timeZone: string): (time: number) => string {
  const offsetAt = offsetsOf(timeZone);
  const offsets = new Map<number, number | undefined>();
  const names = new Map<number, string>();

  /** Undefined if it changes during the day. */
  function offsetOf(day: number): number | undefined {
    if (offsets.has(day)) return offsets.get(day);
    const [start, end] = [offsetAt(day * dayMs), offsetAt((day + 1) * dayMs)];
    const offset = start === end ? start : undefined;
    offsets.set(day, offset);
    return offset;
  }

  return (time) => {
    const offset = offsetOf(Math.floor(time / dayMs)) ?? offsetAt(time);
    const local = Math.floor((time + offset) / dayMs);
    let name = names.get(local);
    if (!name) names.set(local, (name = new Date(local * dayMs).toISOString().slice(0, 10)));
    return name;
  };
}

/** The time at which a day (`2026-11-22`) starts in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const offsetAt = offsetsOf(timeZone);
  const midnight = Date.parse(day);
  const about = midnight - offsetAt(midnight);
  const start = midnight - offsetAt(about);
  // If clocks go forward at midnight, the day starts at one.
  return new Date(daysOfZone(timeZone)(start) === day ? start : about);
}

/** The time at which the next day starts. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
  return startOfDay(next, timeZone);
}

/** Returns a function that gives the offset of a zone from UTC, in milliseconds. */
function offsetsOf(timeZone: string): (time: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (time) => {
    const parts = new Map(
      clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'));
    return local + part('minute') * 60_000 + part('second') * 1000 - time;
  };
}
