import { BSONRegExp, Long } from 'bson';
import { isNumeric } from '../bson/sort-key.ts';
import { typeName } from '../bson/type-names.ts';
import { toRegExp } from '../query/regex.ts';
import { StoreError, notSupported } from '../store-error.ts';
import { isNullish, namedOperands, ofMany, ofValues, optional } from './operands.ts';
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

function length(value: unknown): number {
  if (typeof value === 'string') return [...value].length;
  throw new StoreError(
    34471,
    `$strLenCP requires a string argument, found: ${value === undefined ? 'missing' : typeName(value)}`,
  );
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

const $regexMatch: Operator = (operand, scope, compile) => {
  const named = namedOperands('$regexMatch', operand, {
    required: ['input', 'regex'],
    optional: ['options'],
  });
  const [input, regex] = [compile(named['input'], scope), compile(named['regex'], scope)];
  const options = optional(named['options'], scope, compile);
  let last: { pattern: unknown; flags: unknown; compiled: RegExp } | undefined;
  return (root) => {
    const [text, pattern, flags] = [input(root), regex(root), options?.(root) ?? ''];
    if (!isNullish(text) && typeof text !== 'string') {
      throw new StoreError(51104, "$regexMatch needs 'input' to be of type string");
    }
    if (isNullish(pattern)) return false;
    if (!last || last.pattern !== pattern || last.flags !== flags) {
      last = { pattern, flags, compiled: patternOf(pattern, flags) };
    }
    return typeof text === 'string' && last.compiled.test(text);
  };
};

function patternOf(pattern: unknown, flags: unknown): RegExp {
  if (typeof flags !== 'string') {
    throw new StoreError(51106, "$regexMatch needs 'options' to be of type string");
  }
  if (typeof pattern === 'string') return toRegExp(pattern, flags);
  if (!(pattern instanceof BSONRegExp)) {
    throw new StoreError(51105, "$regexMatch needs 'regex' to be of type string or regex");
  }
  if (flags && pattern.options) {
    throw new StoreError(
      51107,
      "$regexMatch: found regex option(s) specified in both 'regex' and 'options' fields",
    );
  }
  return toRegExp(pattern.pattern, flags || pattern.options);
}

export const strings: Record<string, Operator> = {
  $concat: ofMany(concat),
  $toLower: changeCase('$toLower', /[A-Z]/g, (text) => text.toLowerCase()),
  $toUpper: changeCase('$toUpper', /[a-z]/g, (text) => text.toUpperCase()),
  $strLenCP: ofValues('$strLenCP', 1, 1, length),
  $substrCP: ofValues('$substrCP', 3, 3, substring),
  $regexMatch,
};
