import { ObjectId, Timestamp } from 'bson';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish, namedOperands, optional } from './operands.ts';
import type { Operator } from './scope.ts';
import { timeZone, utcOf, type TimeZone } from './time-zone.ts';

function millisecondsOf(value: unknown): number {
  if (value instanceof Date) return value.getTime();
  if (value instanceof ObjectId) return value.getTimestamp().getTime();
  if (value instanceof Timestamp) return value.t * 1000;
  throw new StoreError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

function zoneOf(value: unknown): TimeZone {
  if (typeof value === 'string') return timeZone(value);
  throw new StoreError(40517, `timezone must evaluate to a string, found ${typeName(value)}`);
}

const padded = (n: number, width = 2) => String(n).padStart(width, '0');

/** Of a time that clocks show, given as if it were one of UTC. */
const formats: Record<string, (local: Date, offsetMs: number) => string> = {
  '%': () => '%',
  Y: (local) => padded(local.getUTCFullYear(), 4),
  m: (local) => padded(local.getUTCMonth() + 1),
  d: (local) => padded(local.getUTCDate()),
  H: (local) => padded(local.getUTCHours()),
  M: (local) => padded(local.getUTCMinutes()),
  S: (local) => padded(local.getUTCSeconds()),
  L: (local) => padded(local.getUTCMilliseconds(), 3),
  z: (_local, offsetMs) => {
    const minutes = Math.abs(offsetMs) / 60_000;
    return `${offsetMs < 0 ? '-' : '+'}${padded(Math.floor(minutes / 60))}${padded(minutes % 60)}`;
  },
};

function formatDate(ms: number, format: unknown, zone: TimeZone): string {
  if (typeof format !== 'string') {
    throw new StoreError(18533, '$dateToString requires that format be a string');
  }
  const offset = zone.offsetAt(ms);
  const local = new Date(ms + offset);
  const year = local.getUTCFullYear();
  if (year < 0 || year > 9999) {
    throw new StoreError(
      18537,
      `$dateToString is only defined on year 0-9999, tried to use year ${year}`,
    );
  }
  return format.replace(/%([^]?)/gu, (_match, letter: string) => {
    if (letter === '') throw new StoreError(18535, "Unmatched '%' at end of format string");
    if ('bBGjuUVwZ'.includes(letter)) throw notSupported(`The format %${letter}`);
    const write = Object.hasOwn(formats, letter) ? formats[letter] : undefined;
    if (!write)
      throw new StoreError(18536, `Invalid format character '%${letter}' in format string`);
    return write(local, offset);
  });
}

const $dateToString: Operator = (operand, scope, compile) => {
  const named = namedOperands('$dateToString', operand, {
    required: ['date'],
    optional: ['format', 'timezone', 'onNull'],
  });
  if ('timezone' in named && !('format' in named)) {
    throw notSupported('$dateToString with a timezone and without a format');
  }
  const date = compile(named['date'], scope);
  const format = compile(named['format'] ?? '%Y-%m-%dT%H:%M:%S.%LZ', scope);
  const zone = compile('timezone' in named ? named['timezone'] : 'UTC', scope);
  const onNull = optional(named['onNull'], scope, compile);
  return (root) => {
    const [at, text, zoneName] = [date(root), format(root), zone(root)];
    if (isNullish(at)) return onNull ? onNull(root) : null;
    if (isNullish(text) || isNullish(zoneName)) return null;
    return formatDate(millisecondsOf(at), text, zoneOf(zoneName));
  };
};

const fixedUnits = new Map([
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
  ['millisecond', 1],
]);
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** The beginning of the unit in which a moment lies, by the clocks of a place. */
function truncateDate(ms: number, unit: unknown, zone: TimeZone, weekStart: unknown): Date {
  if (typeof unit !== 'string') {
    throw new StoreError(5439013, '$dateTrunc requires unit to be a string');
  }
  const fixedMs = fixedUnits.get(unit);
  if (fixedMs) {
    // Counted from a fixed moment, so that an hour is an hour also when clocks are changed.
    const origin = utcOf(Date.UTC(2000, 0, 1), zone);
    return new Date(origin + Math.floor((ms - origin) / fixedMs) * fixedMs);
  }
  const local = new Date(ms + zone.offsetAt(ms));
  const [month, day] = [local.getUTCMonth(), local.getUTCDate()];
  const startOf = (monthIndex: number, dayOfMonth: number) => {
    const start = new Date(0).setUTCFullYear(local.getUTCFullYear(), monthIndex, dayOfMonth);
    return new Date(utcOf(start, zone));
  };
  switch (unit) {
    case 'year':
      return startOf(0, 1);
    case 'quarter':
      return startOf(Math.floor(month / 3) * 3, 1);
    case 'month':
      return startOf(month, 1);
    case 'week':
      return startOf(month, day - ((local.getUTCDay() - weekdayOf(weekStart) + 7) % 7));
    case 'day':
      return startOf(month, day);
    default:
      throw new StoreError(9, `unknown time unit value: ${unit}`);
  }
}

function weekdayOf(name: unknown): number {
  const wanted = String(name).toLowerCase();
  const index = weekdays.findIndex((day) => wanted === day || wanted === day.slice(0, 3));
  if (index !== -1) return index;
  throw new StoreError(9, `unknown day of week value: ${String(name)}`);
}

const $dateTrunc: Operator = (operand, scope, compile) => {
  const named = namedOperands('$dateTrunc', operand, {
    required: ['date', 'unit'],
    optional: ['timezone', 'startOfWeek'],
  });
  const date = compile(named['date'], scope);
  const unit = compile(named['unit'], scope);
  const zone = compile('timezone' in named ? named['timezone'] : 'UTC', scope);
  const startOfWeek = compile('startOfWeek' in named ? named['startOfWeek'] : 'sunday', scope);
  return (root) => {
    const [at, unitName, zoneName, start] = [date(root), unit(root), zone(root), startOfWeek(root)];
    if ([at, unitName, zoneName].some(isNullish)) return null;
    if (unitName === 'week' && isNullish(start)) return null;
    return truncateDate(millisecondsOf(at), unitName, zoneOf(zoneName), start);
  };
};

export const dates: Record<string, Operator> = { $dateToString, $dateTrunc };
