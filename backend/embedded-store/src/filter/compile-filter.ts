import { BSONRegExp } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { StoreError, badValue, unrecognized } from '../store-error.ts';
import { isTrue } from '../bson/truth.ts';
import { compile } from '../expression/compile.ts';
import type { Scope } from '../expression/scope.ts';
import { boundOf, elementBoundsOf, type Bound } from './bounds.ts';
import { fieldValues, fieldValuesAndElements } from './field-values.ts';
import { equalsOrMatches, valueTest, type ValueTest } from './value-tests.ts';

export type Predicate = (document: unknown) => boolean;

export interface Filter {
  test: Predicate;
  /** Conditions that every matching document meets; the planner looks for an index among them. */
  bounds: Bound[];
  /** Of each `$or`, the conditions of its branches: every matching document meets those of one. */
  either: Bound[][][];
}

/** MongoDB's query language; without a scope it has no $expr. */
export function compileFilter(filter: Document, scope?: Scope): Filter {
  const known: Known = { bounds: [], either: [] };
  const tests = Object.keys(filter).map((name) => clause(name, filter[name], known, scope));
  const [only] = tests;
  if (tests.length === 1 && only) return { test: only, ...known };
  return { test: (document) => tests.every((test) => test(document)), ...known };
}

type Known = Pick<Filter, 'bounds' | 'either'>;

function clause(name: string, condition: unknown, known: Known, scope?: Scope): Predicate {
  if (!name.startsWith('$')) return fieldClause(name, condition, known.bounds);
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      const filters = branches(name, condition).map((branch) => compileFilter(branch, scope));
      const tests = filters.map((filter) => filter.test);
      if (name === '$or') {
        known.either.push(filters.map((filter) => filter.bounds));
        return (document) => tests.some((test) => test(document));
      }
      if (name === '$nor') return (document) => !tests.some((test) => test(document));
      for (const { bounds, either } of filters) {
        known.bounds.push(...bounds);
        known.either.push(...either);
      }
      return (document) => tests.every((test) => test(document));
    }
    case '$expr': {
      if (!scope) throw new StoreError(224, '$expr is not allowed in this context');
      const expression = compile(condition, scope);
      return (document) => isTrue(expression(document as Document));
    }
    default:
      throw unrecognized(2, `unknown top level operator: ${name}`);
  }
}

function branches(name: string, condition: unknown): Document[] {
  if (!Array.isArray(condition)) throw badValue(`${name} must be an array`);
  if (condition.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  for (const branch of condition) {
    if (!isPlain(branch)) throw badValue('$or/$and/$nor entries need to be full objects');
  }
  return condition as Document[];
}

/** `{ $gt: 1 }` holds operators, `{ x: 1 }` and `{ $ref, $id }` are values to compare with. */
export function holdsOperators(condition: unknown): condition is Document {
  if (!isPlain(condition)) return false;
  const [first] = Object.keys(condition);
  return first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id';
}

function fieldClause(path: string, condition: unknown, bounds: Bound[]): Predicate {
  const operators = operatorsOf(condition);
  if (!holdsOperators(condition) && typeof condition === 'string') {
    // The most frequent condition of all, a field equal to a text.
    const bound = boundOf(path, '$eq', condition);
    if (bound) bounds.push(bound);
  } else {
    for (const operator of Object.keys(operators)) {
      const operand: unknown = operators[operator];
      if (operator === '$in' && !Array.isArray(operand)) continue;
      if (operator === '$elemMatch' && holdsOperators(operand)) {
        bounds.push(...elementBoundsOf(path, operand));
      }
      const bound = boundOf(path, operator, operand);
      if (bound) bounds.push(bound);
    }
  }
  const tests = conditions(operators);
  return (document) => tests.every((test) => judge(test, document, path));
}

function operatorsOf(condition: unknown): Document {
  if (holdsOperators(condition)) return condition;
  return condition instanceof BSONRegExp ? { $regex: condition } : { $eq: condition };
}

function judge(valueTest: ValueTest, document: unknown, path: string): boolean {
  if (valueTest.ofField) return valueTest.ofField(document, path);
  const { test, elements, negated } = valueTest;
  const values = elements ? fieldValuesAndElements(document, path) : fieldValues(document, path);
  return values.some(test) !== negated;
}

/** The operators of one condition. $not and $all hold further conditions. */
function conditions(operators: Document): ValueTest[] {
  const tests: ValueTest[] = [];
  for (const operator of Object.keys(operators)) {
    const operand: unknown = operators[operator];
    if (!operator.startsWith('$')) throw badValue(`unknown operator: ${operator}`);
    if (operator === '$options') {
      if (!('$regex' in operators)) throw badValue('$options needs a $regex');
    } else if (operator === '$not') tests.push(not(operand));
    else if (operator === '$all') tests.push(...all(operand));
    else tests.push(valueTest(operator, operand, operators, elementTest));
  }
  return tests;
}

function not(operand: unknown): ValueTest {
  if (operand instanceof BSONRegExp)
    return { test: equalsOrMatches(operand), elements: true, negated: true };
  if (!holdsOperators(operand)) throw badValue('$not needs a regex or a document');
  const inner = conditions(operand);
  const [only] = inner;
  if (inner.length === 1 && only) return { ...only, negated: !only.negated };
  return {
    test: (value) => !inner.every(({ test, negated }) => test(value) !== negated),
    ofField: (document, path) => !inner.every((test) => judge(test, document, path)),
    elements: false,
    negated: false,
  };
}

function all(operand: unknown): ValueTest[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return [{ test: () => false, elements: false, negated: false }];
  return operand.flatMap((item: unknown) =>
    holdsOperators(item) && '$elemMatch' in item
      ? conditions(item)
      : [{ test: equalsOrMatches(item), elements: true, negated: false }],
  );
}

/** `{ $gt: 1 }` judges the value itself, `{ x: 1 }` and `{ $or: [...] }` a document. */
export function judgesValue(criteria: unknown): criteria is Document {
  const logical = ['$and', '$or', '$nor', '$expr'];
  return holdsOperators(criteria) && !logical.includes(Object.keys(criteria)[0] ?? '');
}

/** Operators judge the element itself; a document of fields judges an element that is a document. */
function elementTest(criteria: Document): (value: unknown) => boolean {
  if (judgesValue(criteria)) {
    const tests = conditions(criteria);
    return (value) => tests.every(({ test, negated }) => test(value) !== negated);
  }
  const { test } = compileFilter(criteria);
  return (value) => (isPlain(value) || Array.isArray(value)) && test(value);
}
