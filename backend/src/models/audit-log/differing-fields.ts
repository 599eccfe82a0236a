import { isPrice } from '../../contract/book/book.ts';
import { toAmount } from '../../contract/number/cents.ts';
import type { NewAuditEntry } from './new-audit-entry.ts';

/** One field that differs, as people know it; absent where there was or is no value. */
export interface DifferingField {
  name: string;
  before?: Value;
  after?: Value;
}
type Value = string | number | boolean;

const maxTextLength = 300;
const shownBefore = 60;
const maxFields = 200;

/** The fields that differ, inner ones by their path, amounts as numbers, long texts cut. */
export function differingFields({
  fields,
  before,
  after,
}: Pick<NewAuditEntry, 'fields' | 'before' | 'after'>): DifferingField[] {
  const differing: DifferingField[] = [];
  fields.forEach((name, i) => {
    const was = new Map(flattenField(name, before[i]));
    const is = new Map(flattenField(name, after[i]));
    for (const path of new Set([...was.keys(), ...is.keys()])) {
      if (was.get(path) === is.get(path)) continue;
      differing.push({ name: path, ...cutTexts(was.get(path), is.get(path)) });
    }
  });
  const more = differing.length - maxFields;
  if (more <= 0) return differing;
  return [...differing.slice(0, maxFields), { name: '…', after: `${more} more fields` }];
}

function* flattenField(name: string, value: unknown): Generator<[string, Value]> {
  if (value === null || value === undefined || value === '') return;
  if (typeof value === 'number' && name.endsWith('Cents')) {
    const price = name.slice(0, -'Cents'.length);
    yield isPrice(price) ? [price, toAmount(value)] : [name, value];
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    yield [name, value];
  } else if (isPlain(value)) {
    for (const [key, inner] of Object.entries(value)) yield* flattenField(`${name}.${key}`, inner);
  } else {
    yield [name, JSON.stringify(value).replace(/^"|"$/g, '')]; // a date, an id
  }
}

function isPlain(value: unknown): value is object {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

/** Of long texts, the part in which they begin to differ. */
function cutTexts(before?: Value, after?: Value): { before?: Value; after?: Value } {
  const isLong = (value?: Value) => typeof value === 'string' && value.length > maxTextLength;
  const start = isLong(before) || isLong(after) ? startOfDifference(before, after) : 0;
  return {
    ...(before !== undefined && { before: cut(before, start) }),
    ...(after !== undefined && { after: cut(after, start) }),
  };
}

function startOfDifference(before: Value = '', after: Value = ''): number {
  const [was, is] = [String(before), String(after)];
  let same = 0;
  while (same < was.length && was[same] === is[same]) same += 1;
  return Math.max(0, same - shownBefore);
}

function cut(value: Value, start: number): Value {
  if (typeof value !== 'string' || (start === 0 && value.length <= maxTextLength)) return value;
  // By code point, so that no character is cut in half.
  const shown = value
    .slice(start, start + maxTextLength)
    .replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  const remaining = value.length - start - maxTextLength;
  const more = remaining > 0 ? `… (${remaining} more characters)` : '';
  return `${start > 0 ? '…' : ''}${shown}${more}`;
}
