import { Long } from 'bson';
import { isNumeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish, ofMany, ofValues } from './operands.ts';
import type { Operator } from './scope.ts';

function concat(values: Iterable<unknown>): string | null {
  let text = '';
  for (const value of values) {
    if (isNullish(value)) return null;
    if (typeof value !== 'string') {
      throw new StoreError(16702, `$concat only supports strings, not ${typeName(value)}`);
    }
    text += value;
  }
  return text;
}

/** Only the letters of ASCII change, as in MongoDB. */
function changeCase(name: string, letters: RegExp, change: (text: string) => string): Operator {
  return ofValues(name, 1, 1, (value) => {
    if (isNullish(value)) return '';
    if (typeof value === 'string') return value.replace(letters, change);
    if (typeof value === 'number' && Number.isInteger(value)) return String(value);
    if (value instanceof Long) return value.toString();
    if (isNumeric(value) || value instanceof Date) {
      throw notSupported(`${name} of the type ${typeName(value)}`);
    }
    throw new StoreError(16007, `can't convert from BSON type ${typeName(value)} to String`);
  });
}

/** By code points, as MongoDB counts them. */
function substring(text: unknown, start: unknown, count: unknown): string {
  if (!isNullish(text) && typeof text !== 'string') {
    throw notSupported(`$substrCP of the type ${typeName(text)}`);
  }
  const [from, length] = [start, count].map((value, i) => {
    const number = isNumeric(value) ? Number(value.toString()) : NaN;
    const [type, negative] = i === 0 ? [34450, 34455] : [34452, 34454];
    if (!Number.isInteger(number)) {
      throw new StoreError(type, '$substrCP takes whole numbers as its start and length');
    }
    if (number < 0) throw new StoreError(negative, '$substrCP takes no negative numbers');
    return number;
  }) as [number, number];
  return [...(text ?? '')].slice(from, from + length).join('');
}

export const strings: Record<string, Operator> = {
  $concat: ofMany(concat),
  $toLower: changeCase('$toLower', /[A-Z]/g, (text) => text.toLowerCase()),
  $toUpper: changeCase('$toUpper', /[a-z]/g, (text) => text.toUpperCase()),
  $substrCP: ofValues('$substrCP', 3, 3, substring),
};
