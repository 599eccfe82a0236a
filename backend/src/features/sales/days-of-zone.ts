const dayMs = 86_400_000;

/**
 * Returns how to tell on which day (`2026-11-22`) a moment is in a time zone.
 * Asking the calendar for each would take longer than all the rest of a report, so it is asked once
 * for each day of UTC, unless clocks are changed within it.
 */
export function daysOfZone(timeZone: string): (time: number) => string {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const offsets = new Map<number, number | undefined>();
  const names = new Map<number, string>();

  function offsetAt(time: number): number {
    const parts = new Map(
      clock.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'));
    return local + part('minute') * 60_000 + part('second') * 1000 - time;
  }

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
