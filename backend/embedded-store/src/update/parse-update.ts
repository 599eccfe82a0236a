import { isPlain, type Document } from '../bson/document.ts';
import { describe } from '../bson/describe.ts';
import { StoreError, badValue, failedToParse, notSupported, unrecognized } from '../store-error.ts';
import { operators } from './operators.ts';

/** One operator on one path: `$set` on `a.b`. */
export interface Modification {
  operator: string;
  path: string;
  operand: unknown;
}

/** Returns modifications in MongoDB's order, by path, without conflicts. */
export function parseUpdate(update: Document): Modification[] {
  const modifications: Modification[] = [];
  for (const [operator, fields] of Object.entries(update)) {
    if (!Object.hasOwn(operators, operator)) {
      throw unrecognized(9, `Unknown modifier: ${operator}`);
    }
    if (!isPlain(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found type ${typeof fields} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${describe(fields)}}`,
      );
    }
    for (const [path, operand] of Object.entries(fields)) {
      checkPath(path);
      // MongoDB requires an array there even when nothing is inserted.
      if (operator === '$setOnInsert' && path.includes('$[]')) {
        throw notSupported('The operator $[] in $setOnInsert');
      }
      modifications.push({ operator, path, operand });
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
  const [first, ...inner] = path.split('.');
  if (first?.startsWith('$')) {
    throw first === '$' || first.startsWith('$[')
      ? badValue(
          `Cannot have positional (i.e. '$') element in the first position in path '${path}'`,
        )
      : new StoreError(
          52,
          `The dollar ($) prefixed field '${first}' in '${path}' is not allowed in the context of an update's replacement document.`,
        );
  }
  for (const name of inner.filter((each) => each.startsWith('$'))) {
    if (name === '$[]') continue;
    if (name === '$') throw notSupported('The positional operator $ in an update');
    const identifier = /^\$\[(.+)\]$/.exec(name)?.[1];
    throw identifier === undefined
      ? new StoreError(
          52,
          `The dollar ($) prefixed field '${name}' in '${path}' is not valid for storage.`,
        )
      : badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
  }
}

/** Field names in alphabetical order, array indexes in numerical order. */
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

/** Throws if a path equals another one or is a prefix of it. */
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
