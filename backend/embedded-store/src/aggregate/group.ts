import type { Work } from '../clock.ts';
import { isPlain, setField, type Document } from '../bson/document.ts';
import { sortKey } from '../bson/sort-key.ts';
import { accumulators, type Accumulator } from '../expression/accumulators.ts';
import { compile } from '../expression/compile.ts';
import type { Expression, Scope } from '../expression/scope.ts';
import { StoreError, unrecognized } from '../store-error.ts';
import type { Stage } from './stage.ts';

interface Field {
  name: string;
  create: () => Accumulator;
  valueOf: Expression;
}

/** One document per value of `_id`, in the order of their first documents. */
export function group(spec: unknown, scope: Scope): Stage {
  if (!isPlain(spec)) {
    throw new StoreError(15947, "a group's fields must be specified in an object");
  }
  if (!('_id' in spec)) throw new StoreError(15955, 'a group specification must include an _id');
  const idOf = compile(spec['_id'], scope);
  const fields = Object.entries(spec)
    .filter(([name]) => name !== '_id')
    .map(([name, value]) => fieldOf(name, value, scope));
  return (documents) => run(documents, idOf, fields, scope);
}

function* run(
  documents: Document[],
  idOf: Expression,
  fields: Field[],
  { clock }: Scope,
): Work<Document[]> {
  const groups = new Map<string, { id: unknown; values: Accumulator[] }>();
  for (const document of documents) {
    if (clock.shouldPause()) yield;
    const id = idOf(document) ?? null;
    const key = sortKey(id);
    let found = groups.get(key);
    if (!found) groups.set(key, (found = { id, values: fields.map(({ create }) => create()) }));
    for (const [i, { valueOf }] of fields.entries()) found.values[i]!.add(valueOf(document));
  }
  const results: Document[] = [];
  for (const { id, values } of groups.values()) {
    if (clock.shouldPause()) yield;
    const result: Document = { _id: id };
    fields.forEach(({ name }, i) => setField(result, name, values[i]!.result()));
    results.push(result);
  }
  return results;
}

function fieldOf(name: string, value: unknown, scope: Scope): Field {
  if (name.includes('.')) {
    throw new StoreError(40235, `The field name '${name}' cannot contain '.'`);
  }
  if (!isPlain(value) || !Object.keys(value)[0]?.startsWith('$')) {
    throw new StoreError(40234, `The field '${name}' must be an accumulator object`);
  }
  const [operator = '', ...others] = Object.keys(value);
  if (others.length) {
    throw new StoreError(40238, `The field '${name}' must specify one accumulator`);
  }
  const create = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!create) throw unrecognized(15952, `unknown group operator '${operator}'`);
  const operand: unknown = value[operator];
  if (Array.isArray(operand)) {
    throw new StoreError(40237, `The ${operator} accumulator is a unary operator`);
  }
  return { name, create, valueOf: compile(operand, scope) };
}
