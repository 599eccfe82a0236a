import { isPlain, type Document } from '../bson/document.ts';
import { describe } from '../bson/describe.ts';
import { compileFilter } from '../query/compile-filter.ts';
import { StoreError, badValue, failedToParse } from '../store-error.ts';

/** One operator on one path, such as `$set` on `a.b`. */
export interface Modification {
  operator: string;
  path: string;
  operand: unknown;
}

const operators = new Set([
  '$set',
  '$unset',
  '$inc',
  '$mul',
  '$min',
  '$max',
  '$rename',
  '$setOnInsert',
  '$currentDate',
  '$push',
  '$addToSet',
  '$pop',
  '$pull',
  '$pullAll',
  '$bit',
]);

/** Modifications in the order in which MongoDB applies them, by path, checked for conflicts. */
export function parseUpdate(update: Document): Modification[] {
  const modifications: Modification[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!operators.has(operator)) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    if (!isPlain(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${describe(fields)}}`,
      );
    }
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      modifications.push({ operator, path, operand });
      if (operator !== '$rename') continue;
      if (typeof operand !== 'string')
        throw badValue(
          `The 'to' field for $rename must be a string: ${path}: ${describe(operand)}`,
        );
      checkPath(operand);
      if (/\$/.test(path + operand))
        throw badValue('The source and destination of $rename may not be dynamic');
      if (path === operand)
        throw badValue(
          `The source and target field for $rename must differ: ${path}: "${operand}"`,
        );
      modifications.push({ operator: '$renamed', path: operand, operand: path });
    }
  }
  modifications.sort((a, b) => comparePaths(a.path, b.path));
  checkConflicts(modifications.map(({ path }) => path));
  return modifications;
}

function checkPath(path: string): void {
  if (path === '') throw new StoreError(56, 'An empty update path is not valid.');
  if (path.split('.').includes('')) {
    throw new StoreError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  const [first] = path.split('.');
  if (first?.startsWith('$')) {
    throw first === '$' || first.startsWith('$[')
      ? badValue(
          `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
        )
      : new StoreError(
          52,
          `The dollar ($) prefixed field '${first}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
        );
  }
}

/** Field names in the order of their letters, places in an array in the order of their numbers. */
function comparePaths(a: string, b: string): number {
  const [left, right] = [a.split('.'), b.split('.')];
  for (const [i, name] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    if (name === other) continue;
    if (/^\d+$/.test(name) && /^\d+$/.test(other)) return Number(name) - Number(other);
    return name < other ? -1 : 1;
  }
  return left.length - right.length;
}

/** No path may be another one, or lead to it. */
export function checkConflicts(paths: string[]): void {
  const taken = new Set<string>();
  const parents = new Set<string>();
  for (const path of paths) {
    const conflict = (at: string) => {
      throw new StoreError(40, `Updating the path '${path}' would create a conflict at '${at}'`);
    };
    if (taken.has(path) || parents.has(path)) conflict(path);
    for (let dot = path.indexOf('.'); dot !== -1; dot = path.indexOf('.', dot + 1)) {
      if (taken.has(path.slice(0, dot))) conflict(path.slice(0, dot));
      parents.add(path.slice(0, dot));
    }
    taken.add(path);
  }
}

export type ArrayFilters = Map<string, (item: unknown) => boolean>;

/** `[{ 'x.n': { $gt: 1 } }]` becomes a test for the elements that `$[x]` stands for. */
export function parseArrayFilters(filters: unknown, update: Document): ArrayFilters {
  const parsed: ArrayFilters = new Map();
  if (filters === undefined) return parsed;
  if (!Array.isArray(filters)) throw new StoreError(14, 'arrayFilters must be an array');
  for (const filter of filters as Document[]) {
    const names = new Set(fieldNames(filter).map((path) => path.split('.')[0]!));
    const [name] = names;
    if (name === undefined)
      throw failedToParse(
        'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (names.size > 1) {
      throw failedToParse(
        `Error parsing array filter :: caused by :: Expected a single top-level field name, found ${[...names].map((n) => `'${n}'`).join(' and ')}`,
      );
    }
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name)) {
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    }
    if (parsed.has(name))
      throw failedToParse(
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    const { test } = compileFilter(filter);
    parsed.set(name, (item) => test({ [name]: item }));
    const isUsed = Object.values(update).some(
      (fields) =>
        isPlain(fields) &&
        Object.keys(fields).some((path) => path.split('.').includes(`$[${name}]`)),
    );
    if (!isUsed)
      throw failedToParse(
        `The array filter for identifier '${name}' was not used in the update ${describe(update)}`,
      );
  }
  return parsed;
}

function fieldNames(filter: Document): string[] {
  return Object.entries(filter).flatMap(([name, value]) =>
    name.startsWith('$') && Array.isArray(value)
      ? (value as Document[]).flatMap(fieldNames)
      : [name],
  );
}
