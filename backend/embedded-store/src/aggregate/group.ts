import { calculate } from '../bson/arithmetic.ts';
import { isPlain, type Document } from '../bson/document.ts';
import { isNumeric, sortKey, type Numeric } from '../bson/sort-key.ts';
import { StoreError } from '../store-error.ts';
import { checkExpression, evaluator, expressionContext, mingoErrors, toPlain } from './evaluate.ts';
import { evalExpr } from 'mingo/core';

type Accumulator = (values: unknown[]) => unknown;

/** Accumulators that must keep BSON's types and order; the others are mingo's. */
const accumulators: Record<string, Accumulator> = {
  $sum: (values) =>
    values.reduce<Numeric>(
      (sum, value) => (isNumeric(value) ? calculate('add', sum, value) : sum),
      0,
    ),
  $count: (values) => values.length,
  $push: (values) => values.filter((value) => value !== undefined),
  $addToSet: (values) => [
    ...new Map(values.filter((v) => v !== undefined).map((v) => [sortKey(v), v])).values(),
  ],
  $first: (values) => values[0] ?? null,
  $last: (values) => values.at(-1) ?? null,
  $min: (values) => extreme(values, (a, b) => a < b),
  $max: (values) => extreme(values, (a, b) => a > b),
};

function extreme(values: unknown[], isBetter: (a: string, b: string) => boolean): unknown {
  let best: { key: string; value: unknown } | undefined;
  for (const value of values) {
    if (value === undefined || value === null) continue;
    const key = sortKey(value);
    if (!best || isBetter(key, best.key)) best = { key, value };
  }
  return best?.value ?? null;
}

export function group(
  documents: Iterable<Document>,
  spec: unknown,
  variables: Document,
  idOf = isPlain(spec) ? evaluator(spec['_id'], variables) : undefined,
): Document[] {
  if (!isPlain(spec) || !idOf)
    throw new StoreError(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw new StoreError(15955, 'a group specification must include an _id');
  const fields = Object.entries(spec).filter(([name]) => name !== '_id');
  const computed = fields.map(
    ([name, value]) => [name, accumulate(name, value, variables)] as const,
  );
  const groups = new Map<string, { id: unknown; members: Document[] }>();
  for (const document of documents) {
    const id = idOf(document) ?? null;
    const key = sortKey(id);
    const known = groups.get(key);
    if (known) known.members.push(document);
    else groups.set(key, { id, members: [document] });
  }
  return [...groups.values()].map(({ id, members }) => {
    const result: Document = { _id: id };
    for (const [name, compute] of computed) result[name] = compute(members);
    return result;
  });
}

function accumulate(
  name: string,
  value: unknown,
  variables: Document,
): (members: Document[]) => unknown {
  if (name.includes('.')) {
    throw new StoreError(40235, `The field name '${name}' cannot contain '.'`);
  }
  if (!isPlain(value) || Object.keys(value).length !== 1) {
    throw new StoreError(40234, `The field '${name}' must be an accumulator object`);
  }
  const [operator = ''] = Object.keys(value);
  const own = accumulators[operator];
  if (own) {
    const compute = evaluator(value[operator], variables);
    return (members) => own(members.map(compute));
  }
  if (!expressionContext.getOperator('accumulator' as never, operator)) {
    throw new StoreError(15952, `unknown group operator '${operator}'`);
  }
  const plain = toPlain(value);
  checkExpression(plain);
  const options = {
    context: expressionContext,
    variables: toPlain(variables),
    scriptEnabled: false,
  };
  return (members) =>
    mingoErrors(() => evalExpr(members.map(toPlain) as never, plain, options as never)) ?? null;
}
