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
  /** Conditions that every matching document meets; the planner uses them to choose an index. */
  bounds: Bound[];
  /** The bounds of each branch of each `$or`; a matching document meets those of one branch. */
  orBranches: Bound[][][];
}

/** Compiles MongoDB's query language; $expr needs a scope. */
export function compileFilter(filter: Document, scope?: Scope): Filter {
  const known: Constraints = { bounds: [], orBranches: [] };
  const tests = Object.keys(filter).map((name) => clause(name, filter[name], known, scope));
  const [only] = tests;
  if (tests.length === 1 && only) return { test: only, ...known };
  return { test: (document) => tests.every((test) => test(document)), ...known };
}

type Constraints = Pick<Filter, 'bounds' | 'orBranches'>;

function clause(name: string, condition: unknown, known: Constraints, scope?: Scope): Predicate {
  if (!name.startsWith('$')) return fieldClause(name, condition, known.bounds);
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      const filters = branches(name, condition).map((branch) => compileFilter(branch, scope));
      const tests = filters.map((filter) => filter.test);
      if (name === '$or') {
        known.orBranches.push(filters.map((filter) => filter.bounds));
        return (document) => tests.some((test) => test(document));
      }
      if (name === '$nor') return (document) => !tests.some((test) => test(document));
      for (const { bounds, orBranches: orBranches } of filters) {
        known.bounds.push(...bounds);
        known.orBranches.push(...orBranches);
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

/** `{ $gt: 1 }` has operators; `{ x: 1 }` and `{ $ref, $id }` are values to compare with. */
export function hasOperators(condition: unknown): condition is Document {
  if (!isPlain(condition)) return false;
  const [first] = Object.keys(condition);
  return first !== undefined && first.startsWith('$') && first !== '$ref' && first !== '$id';
}

function fieldClause(path: string, condition: unknown, bounds: Bound[]): Predicate {
  const operators = operatorsOf(condition);
  if (!hasOperators(condition) && typeof condition === 'string') {
    // Fast path for the most frequent condition.
    const bound = boundOf(path, '$eq', condition);
    if (bound) bounds.push(bound);
  } else {
    for (const operator of Object.keys(operators)) {
      const operand: unknown = operators[operator];
      if (operator === '$in' && !Array.isArray(operand)) continue;
      if (operator === '$elemMatch' && hasOperators(operand)) {
        bounds.push(...elementBoundsOf(path, operand));
      }
      const bound = boundOf(path, operator, operand);
      if (bound) bounds.push(bound);
    }
  }
  const tests = conditions(operators);
  return (document) => tests.every((test) => matchesField(test, document, path));
}

function operatorsOf(condition: unknown): Document {
  if (hasOperators(condition)) return condition;
  return condition instanceof BSONRegExp ? { $regex: condition } : { $eq: condition };
}

function matchesField(valueTest: ValueTest, document: unknown, path: string): boolean {
  if (valueTest.ofField) return valueTest.ofField(document, path);
  const { test, elements, negated } = valueTest;
  const values = elements ? fieldValuesAndElements(document, path) : fieldValues(document, path);
  return values.some(test) !== negated;
}

/** The tests of one condition. $not and $all contain further conditions. */
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
  if (!hasOperators(operand)) throw badValue('$not needs a regex or a document');
  const inner = conditions(operand);
  const [only] = inner;
  if (inner.length === 1 && only) return { ...only, negated: !only.negated };
  return {
    test: (value) => !inner.every(({ test, negated }) => test(value) !== negated),
    ofField: (document, path) => !inner.every((test) => matchesField(test, document, path)),
    elements: false,
    negated: false,
  };
}

function all(operand: unknown): ValueTest[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return [{ test: () => false, elements: false, negated: false }];
  return operand.flatMap((item: unknown) =>
    hasOperators(item) && '$elemMatch' in item
      ? conditions(item)
      : [{ test: equalsOrMatches(item), elements: true, negated: false }],
  );
}

/** `{ $gt: 1 }` tests the value itself, `{ x: 1 }` and `{ $or: [...] }` test a document. */
export function isValueCriteria(criteria: unknown): criteria is Document {
  const logical = ['$and', '$or', '$nor', '$expr'];
  return hasOperators(criteria) && !logical.includes(Object.keys(criteria)[0] ?? '');
}

/** Operators test the element itself; fields test an element that is a document. */
function elementTest(criteria: Document): (value: unknown) => boolean {
  if (isValueCriteria(criteria)) {
    const tests = conditions(criteria);
    return (value) => tests.every(({ test, negated }) => test(value) !== negated);
  }
  const { test } = compileFilter(criteria);
  return (value) => (isPlain(value) || Array.isArray(value)) && test(value);
}
