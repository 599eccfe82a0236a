const dayMs = 86_400_000;

/**
 * Returns how to tell on which day (`2026-11-22`) a moment is in a time zone.
 * Asking the calendar for each would take longer than all the rest of a report, so it is asked once
 * for each day of UTC, unless clocks are changed within it.
 */
export function daysOfZone(timeZone: string): (time: number) => string {
  const offsetAt = offsetsOf(timeZone);
  const offsets = new Map<number, number | undefined>();
  const names = new Map<number, string>();

  /** Undefined when it is not the same all day. */
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

/** The moment in which a day (`2026-11-22`) begins in a time zone. */
export function startOfDay(day: string, timeZone: string): Date {
  const offsetAt = offsetsOf(timeZone);
  const midnight = Date.parse(day);
  const about = midnight - offsetAt(midnight);
  const start = midnight - offsetAt(about);
  // Where clocks go forward at midnight the day begins at one.
  return new Date(daysOfZone(timeZone)(start) === day ? start : about);
}

/** The moment in which the next one begins. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
  return startOfDay(next, timeZone);
}

/** How far the clocks of a zone are ahead of UTC at a moment, in milliseconds. */
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
