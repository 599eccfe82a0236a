import { ObjectId, Timestamp } from 'bson';
import { isPlain } from '../bson/document.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { datePartsOf } from './date-parts.ts';
import { truncateDate } from './date-trunc.ts';
import { isNullish, listOf, namedOperands, optional } from './operands.ts';
import type { Operator } from './scope.ts';
import { timeZone, type TimeZone } from './time-zone.ts';

type Parts = ReturnType<typeof datePartsOf>;

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

/** `$year: '$at'` or `$year: { date: '$at', timezone: 'Europe/Berlin' }`. */
function datePart(name: string, part: keyof Parts): Operator {
  return (operand, scope, compile) => {
    const list = listOf(operand);
    if (list.length !== 1) {
      throw new StoreError(40536, `${name} accepts exactly one argument if given an array`);
    }
    const [only] = list;
    const isNamed = isPlain(only) && !Object.keys(only)[0]?.startsWith('$');
    const named = isNamed
      ? namedOperands(name, only, { required: ['date'], optional: ['timezone'] })
      : { date: only };
    const date = compile(named['date'], scope);
    const zone = compile('timezone' in named ? named['timezone'] : 'UTC', scope);
    return (root) => {
      const [at, zoneName] = [date(root), zone(root)];
      if (isNullish(at) || isNullish(zoneName)) return null;
      const ms = millisecondsOf(at);
      return datePartsOf(ms + zoneOf(zoneName).offsetAt(ms))[part];
    };
  };
}

const padded = (n: number, width: number) => String(n).padStart(width, '0');

const formats: Record<string, (parts: Parts, offsetMs: number) => string> = {
  '%': () => '%',
  Y: ({ year }) => padded(year, 4),
  m: ({ month }) => padded(month, 2),
  d: ({ day }) => padded(day, 2),
  H: ({ hour }) => padded(hour, 2),
  M: ({ minute }) => padded(minute, 2),
  S: ({ second }) => padded(second, 2),
  L: ({ millisecond }) => padded(millisecond, 3),
  j: ({ dayOfYear }) => padded(dayOfYear, 3),
  w: ({ dayOfWeek }) => String(dayOfWeek),
  u: ({ isoDayOfWeek }) => String(isoDayOfWeek),
  U: ({ week }) => padded(week, 2),
  V: ({ isoWeek }) => padded(isoWeek, 2),
  G: ({ isoYear }) => padded(isoYear, 4),
  z: (_parts, offsetMs) => {
    const minutes = Math.abs(offsetMs) / 60_000;
    return `${offsetMs < 0 ? '-' : '+'}${padded(Math.floor(minutes / 60), 2)}${padded(minutes % 60, 2)}`;
  },
};

function formatDate(ms: number, format: unknown, zone: TimeZone): string {
  if (typeof format !== 'string') {
    throw new StoreError(18533, '$dateToString requires that format be a string');
  }
  const offset = zone.offsetAt(ms);
  const parts = datePartsOf(ms + offset);
  if (parts.year < 0 || parts.year > 9999) {
    throw new StoreError(
      18537,
      `$dateToString is only defined on year 0-9999, tried to use year ${parts.year}`,
    );
  }
  return format.replace(/%([^]?)/gu, (_match, letter: string) => {
    if (letter === '') throw new StoreError(18535, "Unmatched '%' at end of format string");
    if ('ZbB'.includes(letter)) throw notSupported(`The format %${letter}`);
    const write = Object.hasOwn(formats, letter) ? formats[letter] : undefined;
    if (!write)
      throw new StoreError(18536, `Invalid format character '%${letter}' in format string`);
    return write(parts, offset);
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

const $dateTrunc: Operator = (operand, scope, compile) => {
  const named = namedOperands('$dateTrunc', operand, {
    required: ['date', 'unit'],
    optional: ['binSize', 'timezone', 'startOfWeek'],
  });
  if ('binSize' in named && named['binSize'] !== 1) throw notSupported('$dateTrunc with binSize');
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

export const dates: Record<string, Operator> = {
  $year: datePart('$year', 'year'),
  $month: datePart('$month', 'month'),
  $dayOfMonth: datePart('$dayOfMonth', 'day'),
  $hour: datePart('$hour', 'hour'),
  $minute: datePart('$minute', 'minute'),
  $second: datePart('$second', 'second'),
  $millisecond: datePart('$millisecond', 'millisecond'),
  $dayOfYear: datePart('$dayOfYear', 'dayOfYear'),
  $dayOfWeek: datePart('$dayOfWeek', 'dayOfWeek'),
  $isoDayOfWeek: datePart('$isoDayOfWeek', 'isoDayOfWeek'),
  $week: datePart('$week', 'week'),
  $isoWeek: datePart('$isoWeek', 'isoWeek'),
  $dateToString,
  $dateTrunc,
};
