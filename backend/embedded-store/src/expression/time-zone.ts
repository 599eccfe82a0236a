import { StoreError } from '../store-error.ts';

const quarterMs = 15 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** How far a place's clocks are ahead of UTC, in milliseconds. */
export interface TimeZone {
  offsetAt(utcMs: number): number;
}

const zones = new Map<string, TimeZone>();

/** A zone by an offset (`+02`, `+0230`, `-02:30`) or by its Olson name. */
export function timeZone(name: string): TimeZone {
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = parseZone(name)));
  return zone;
}

function parseZone(name: string): TimeZone {
  if (name === 'UTC' || name === 'GMT' || name === 'Z') return { offsetAt: () => 0 };
  const [, sign, hours, minutes = '0'] = /^([+-])(\d\d)(?::?(\d\d))?$/.exec(name) ?? [];
  if (sign) {
    const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
    return { offsetAt: () => offset };
  }
  if (!/^[A-Z][\w+-]*(\/[A-Z][\w+-]*)+$/.test(name)) throw unknownZone(name);
  return namedZone(name);
}

const unknownZone = (name: string) =>
  new StoreError(40485, `unrecognized time zone identifier: "${name}"`);

function namedZone(name: string): TimeZone {
  let format: Intl.DateTimeFormat;
  try {
    const numeric = 'numeric';
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      era: 'short',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  } catch {
    throw unknownZone(name);
  }
  const known = new Map<number, number>();
  const offsetFrom = (utcMs: number) => {
    let offset = known.get(utcMs);
    if (offset === undefined) {
      if (known.size > 10_000) known.clear();
      known.set(utcMs, (offset = readOffset(format, utcMs)));
    }
    return offset;
  };
  return {
    offsetAt: (utcMs) => {
      // No place changes its clocks twice within a day, and when it does, at quarters of an hour.
      const day = Math.floor(utcMs / dayMs) * dayMs;
      const offset = offsetFrom(day);
      if (offset === offsetFrom(day + dayMs)) return offset;
      return offsetFrom(Math.floor(utcMs / quarterMs) * quarterMs);
    },
  };
}

function readOffset(format: Intl.DateTimeFormat, utcMs: number): number {
  const parts = Object.fromEntries(format.formatToParts(utcMs).map((p) => [p.type, p.value]));
  const read = (type: string) => Number(parts[type]);
  const year = parts['era'] === 'BC' ? 1 - read('year') : read('year');
  const local = new Date(0);
  local.setUTCFullYear(year, read('month') - 1, read('day'));
  local.setUTCHours(read('hour'), read('minute'), read('second'));
  return local.getTime() - utcMs;
}

/** The moment at which clocks show a time; one that they skip counts from before the change. */
export function utcOf(localMs: number, zone: TimeZone): number {
  const before = localMs - zone.offsetAt(localMs - dayMs);
  if (zone.offsetAt(before) === localMs - before) return before;
  const after = localMs - zone.offsetAt(localMs + dayMs);
  return zone.offsetAt(after) === localMs - after ? after : before;
}
