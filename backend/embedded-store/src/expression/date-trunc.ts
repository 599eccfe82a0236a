import { StoreError } from '../store-error.ts';
import { datePartsOf } from './date-parts.ts';
import { utcOf, type TimeZone } from './time-zone.ts';

const fixedUnits = new Map([
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
]);
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The beginning of the unit in which a moment lies, by the clocks of a place. */
export function truncateDate(ms: number, unit: unknown, zone: TimeZone, weekStart: unknown): Date {
  if (typeof unit !== 'string') {
    throw new StoreError(5439013, '$dateTrunc requires unit to be a string');
  }
  const fixedMs = fixedUnits.get(unit);
  if (fixedMs) {
    // Counted from a fixed moment, so that an hour is an hour also when clocks are changed.
    const origin = utcOf(Date.UTC(2000, 0, 1), zone);
    return new Date(origin + Math.floor((ms - origin) / fixedMs) * fixedMs);
  }
  const { year, month, day, dayOfWeek } = datePartsOf(ms + zone.offsetAt(ms));
  const startOf = (monthIndex: number, dayOfMonth: number) => {
    const local = new Date(0).setUTCFullYear(year, monthIndex, dayOfMonth);
    return new Date(utcOf(local, zone));
  };
  switch (unit) {
    case 'year':
      return startOf(0, 1);
    case 'quarter':
      return startOf(Math.floor((month - 1) / 3) * 3, 1);
    case 'month':
      return startOf(month - 1, 1);
    case 'week':
      return startOf(month - 1, day - ((dayOfWeek - 1 - weekdayOf(weekStart) + 7) % 7));
    case 'day':
      return startOf(month - 1, day);
    default:
      throw new StoreError(9, `unknown time unit value: ${unit}`);
  }
}

function weekdayOf(name: unknown): number {
  if (typeof name !== 'string') {
    throw new StoreError(5439015, "$dateTrunc requires 'startOfWeek' to be a string");
  }
  const wanted = name.toLowerCase();
  const index = weekdays.findIndex((day) => wanted === day || wanted === day.slice(0, 3));
  if (index !== -1) return index;
  throw new StoreError(9, `unknown day of week value: ${name}`);
}
