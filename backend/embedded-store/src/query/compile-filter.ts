import { BSONRegExp } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { badValue, notSupported } from '../store-error.ts';
import { evaluate } from '../aggregate/evaluate.ts';
import { boundOf, type Bound } from './bounds.ts';
import { fieldValues, fieldValuesAndElements } from './field-values.ts';
import { equals, toNumber, valueTest, type ValueTest } from './value-tests.ts';

export type Predicate = (document: unknown) => boolean;

export interface Filter {
  test: Predicate;
  /** Conditions that every matching document meets; the planner looks for an index among them. */
  bounds: Bound[];
}

/** MongoDB's query language. mingo has one too, but with other rules for arrays and BSON types. */
export function compileFilter(filter: Document, variables: Document = {}): Filter {
  const bounds: Bound[] = [];
  const tests = Object.keys(filter).map((name) => clause(name, filter[name], bounds, variables));
  const [only] = tests;
  if (tests.length === 1 && only) return { test: only, bounds };
  return { test: (document) => tests.every((test) => test(document)), bounds };
}

function clause(name: string, condition: unknown, bounds: Bound[], variables: Document): Predicate {
  if (!name.startsWith('$')) return fieldClause(name, condition, bounds, variables);
  switch (name) {
    case '$and':
    case '$or':
    case '$nor': {
      const filters = branches(name, condition).map((branch) => compileFilter(branch, variables));
      const tests = filters.map((filter) => filter.test);
      if (name === '$or') return (document) => tests.some((test) => test(document));
      if (name === '$nor') return (document) => !tests.some((test) => test(document));
      for (const filter of filters) bounds.push(...filter.bounds);
      return (document) => tests.every((test) => test(document));
    }
    case '$expr':
      return (document) => isTrue(evaluate(condition, document as Document, variables));
    case '$comment':
      return () => true;
    case '$text':
    case '$where':
    case '$jsonSchema':
    case '$sampleRate':
      throw notSupported(name);
    default:
      throw badValue(
        `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

const isTrue = (value: unknown): boolean =>
  value !== false && value !== null && value !== undefined && toNumber(value) !== 0;

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

function fieldClause(
  path: string,
  condition: unknown,
  bounds: Bound[],
  variables: Document,
): Predicate {
  const operators: Document = holdsOperators(condition) ? condition : { $eq: condition };
  if (!holdsOperators(condition) && typeof condition === 'string') {
    // The most frequent condition of all, a field equal to a text.
    const bound = boundOf(path, '$eq', condition);
    if (bound) bounds.push(bound);
  } else {
    for (const operator of Object.keys(operators)) {
      if (operator === '$in' && !Array.isArray(operators[operator])) continue;
      const bound = boundOf(path, operator, operators[operator]);
      if (bound) bounds.push(bound);
    }
  }
  const tests = conditions(operators, variables);
  return (document) => tests.every((test) => judge(test, document, path));
}

function judge(valueTest: ValueTest, document: unknown, path: string): boolean {
  if (valueTest.ofField) return valueTest.ofField(document, path);
  const { test, elements, negated } = valueTest;
  const values = elements ? fieldValuesAndElements(document, path) : fieldValues(document, path);
  return values.some(test) !== negated;
}

/** The operators of one condition. $not and $all hold further conditions. */
function conditions(operators: Document, variables: Document): ValueTest[] {
  const tests: ValueTest[] = [];
  for (const operator of Object.keys(operators)) {
    const operand: unknown = operators[operator];
    if (!operator.startsWith('$')) throw badValue(`unknown operator: ${operator}`);
    if (operator === '$options') {
      if (!('$regex' in operators)) throw badValue('$options needs a $regex');
    } else if (operator === '$not') tests.push(not(operand, variables));
    else if (operator === '$all') tests.push(...all(operand, variables));
    else
      tests.push(
        valueTest(operator, operand, operators, (criteria) => elementTest(criteria, variables)),
      );
  }
  return tests;
}

function not(operand: unknown, variables: Document): ValueTest {
  if (operand instanceof BSONRegExp)
    return { test: equals(operand), elements: true, negated: true };
  if (!holdsOperators(operand)) throw badValue('$not needs a regex or a document');
  const inner = conditions(operand, variables);
  const [only] = inner;
  if (inner.length === 1 && only) return { ...only, negated: !only.negated };
  return {
    test: (value) => !inner.every(({ test, negated }) => test(value) !== negated),
    ofField: (document, path) => !inner.every((test) => judge(test, document, path)),
    elements: false,
    negated: false,
  };
}

function all(operand: unknown, variables: Document): ValueTest[] {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return [{ test: () => false, elements: false, negated: false }];
  return operand.flatMap((item: unknown) =>
    holdsOperators(item) && '$elemMatch' in item
      ? conditions(item, variables)
      : [{ test: equals(item), elements: true, negated: false }],
  );
}

/** Operators judge the element itself; a document of fields judges an element that is a document. */
function elementTest(criteria: Document, variables: Document): (value: unknown) => boolean {
  const logical = ['$and', '$or', '$nor', '$expr'];
  if (holdsOperators(criteria) && !logical.includes(Object.keys(criteria)[0] ?? '')) {
    const tests = conditions(criteria, variables);
    return (value) => tests.every(({ test, negated }) => test(value) !== negated);
  }
  const { test } = compileFilter(criteria, variables);
  return (value) => (isPlain(value) || Array.isArray(value)) && test(value);
}
