import { BSONRegExp } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import {
  classes,
  compareStrings,
  isNumeric,
  sortKey,
  textOrder,
  toNumber,
  typeClass,
} from '../bson/sort-key.ts';
import { typeName, typeNames } from '../bson/type-names.ts';
import { badValue, failedToParse, unrecognized } from '../store-error.ts';
import { regexOperand } from './regex.ts';

/**
 * One operator of a condition. With `elements`, it also tests each element of an array; when
 * `negated`, the field matches if no value passes.
 */
export interface ValueTest {
  test: (value: unknown) => boolean;
  elements: boolean;
  negated: boolean;
  /** Several operators under one $not test the whole field together. */
  ofField?: (document: unknown, path: string) => boolean;
}

const some = (test: (value: unknown) => boolean): ValueTest => ({
  test,
  elements: true,
  negated: false,
});
const negate = (inner: ValueTest): ValueTest => ({ ...inner, negated: !inner.negated });
const ofField = (test: (value: unknown) => boolean): ValueTest => ({
  ...some(test),
  elements: false,
});

function equals(operand: unknown): (value: unknown) => boolean {
  if (typeof operand === 'string') return (value) => value === operand;
  const key = sortKey(operand);
  const type = typeClass(operand);
  return (value) => typeClass(value) === type && sortKey(value) === key;
}

/** Matches a text with the pattern, or a stored expression that equals it. */
function matchesPattern(operand: unknown, options: unknown): (value: unknown) => boolean {
  const pattern = regexOperand(operand, options);
  const isSame = operand instanceof BSONRegExp ? equals(operand) : () => false;
  return (value) => (typeof value === 'string' ? pattern.test(value) : isSame(value));
}

/** A bare value as a condition: a regular expression is a pattern. */
export const equalsOrMatches = (operand: unknown): ((value: unknown) => boolean) =>
  operand instanceof BSONRegExp ? matchesPattern(operand, undefined) : equals(operand);

const isNaNValue = (value: unknown) => isNumeric(value) && Number.isNaN(toNumber(value));

function compares(operand: unknown, accepts: (order: number) => boolean): ValueTest {
  if (operand instanceof BSONRegExp)
    throw badValue("Can't have RegEx as arg to predicate over field");
  const key = sortKey(operand);
  const type = typeClass(operand);
  const anyType = type === classes.minKey || type === classes.maxKey;
  const operandIsNaN = isNaNValue(operand);
  const order = typeof operand === 'string' ? textOrder(operand) : undefined;
  return some((value) => {
    if (order && typeof value === 'string') return accepts(order(value));
    if (!anyType && typeClass(value) !== type) return false;
    if (isNaNValue(value) !== operandIsNaN) return false;
    return accepts(compareStrings(sortKey(value), key));
  });
}

function isOneOf(operator: string, operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
  for (const item of operand) {
    if (isPlain(item) && Object.keys(item)[0]?.startsWith('$') && !('$ref' in item)) {
      throw badValue(`cannot nest $ under ${operator}`);
    }
  }
  const patterns = operand.filter((item) => item instanceof BSONRegExp).map(equalsOrMatches);
  const texts = new Set<unknown>(operand.filter((item) => typeof item === 'string'));
  const keys = new Set(operand.map(sortKey));
  const isKnown = (value: unknown) => texts.has(value) || keys.has(sortKey(value));
  return some((value) => isKnown(value) || patterns.some((matches) => matches(value)));
}

function hasType(operand: unknown): ValueTest {
  const wanted = new Set<unknown>(Array.isArray(operand) ? operand : [operand]);
  if (wanted.delete('number'))
    for (const type of ['double', 'int', 'long', 'decimal']) wanted.add(type);
  for (const type of wanted) {
    if (!typeNames.has(type as string)) throw badValue(`Unknown type name alias: ${String(type)}`);
  }
  return some((value) => value !== undefined && wanted.has(typeName(value)));
}

function size(operand: unknown): ValueTest {
  const length = toNumber(operand);
  if (!Number.isInteger(length)) throw failedToParse('Failed to parse $size. Expected an integer');
  if (length < 0)
    throw badValue(`Failed to parse $size. Expected a non-negative number in: $size: ${length}`);
  return ofField((value) => Array.isArray(value) && value.length === length);
}

/** Compiles one operator on a field. */
export function valueTest(
  operator: string,
  operand: unknown,
  siblings: Document,
  elementTest: (criteria: Document) => (value: unknown) => boolean,
): ValueTest {
  switch (operator) {
    case '$eq':
      return some(equals(operand));
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return negate(some(equals(operand)));
    case '$gt':
      return compares(operand, (order) => order > 0);
    case '$gte':
      return compares(operand, (order) => order >= 0);
    case '$lt':
      return compares(operand, (order) => order < 0);
    case '$lte':
      return compares(operand, (order) => order <= 0);
    case '$in':
      return isOneOf(operator, operand);
    case '$nin':
      return negate(isOneOf(operator, operand));
    case '$exists': {
      const exists = ofField((value) => value !== undefined);
      const wanted = isNumeric(operand) ? toNumber(operand) !== 0 : !!operand;
      return wanted ? exists : negate(exists);
    }
    case '$type':
      return hasType(operand);
    case '$size':
      return size(operand);
    case '$regex':
      return some(matchesPattern(operand, siblings['$options']));
    case '$elemMatch': {
      if (!isPlain(operand)) throw badValue('$elemMatch needs an Object');
      const matches = elementTest(operand);
      return ofField((value) => Array.isArray(value) && value.some(matches));
    }
    default:
      throw unrecognized(2, `unknown operator: ${operator}`);
  }
}
