import { isPlain, setField, type Document } from '../bson/document.ts';
import { isNumeric, toNumber } from '../bson/sort-key.ts';
import { compile } from '../expression/compile.ts';
import type { Expression, Scope } from '../expression/scope.ts';
import { StoreError, notSupported } from '../store-error.ts';

export type Projection = (document: Document) => Document;

/** A field is included, excluded, computed, or a document with its own rules. */
type Rule = 'include' | 'exclude' | Expression | Tree;
type Tree = Map<string, Rule>;

/** The projections of find and of $project: include, exclude and compute. */
export function compileProjection(spec: Document, scope: Scope): Projection | undefined {
  if (Object.keys(spec).length === 0) return undefined;
  let root: Tree = new Map();
  let including: boolean | undefined;
  const decide = (includes: boolean, path: string) => {
    if (including !== undefined && including !== includes) {
      const [code, one, other] = includes
        ? ([31253, 'inclusion', 'exclusion'] as const)
        : ([31254, 'exclusion', 'inclusion'] as const);
      throw new StoreError(code, `Cannot do ${one} on field ${path} in ${other} projection`);
    }
    including = includes;
  };
  let idRule: Rule | undefined;
  const add = (path: string, value: unknown): void => {
    const rule = ruleOf(path, value, scope);
    if (rule === undefined) {
      for (const [name, inner] of Object.entries(value as Document)) add(`${path}.${name}`, inner);
    } else if (path === '_id' && typeof rule === 'string') idRule = rule;
    else {
      decide(rule !== 'exclude', path);
      place(root, path, rule);
    }
  };
  for (const [path, value] of Object.entries(spec)) add(path, value);
  // Only `_id` was given: `{ _id: 1 }` includes it alone, `{ _id: 0 }` excludes it alone.
  const includes = including ?? idRule === 'include';
  if (includes && idRule !== 'exclude' && !root.has('_id')) {
    root = new Map<string, Rule>([['_id', 'include'], ...root]);
  }
  if (!includes && idRule === 'exclude') root.set('_id', 'exclude');
  return (document) => applyTree(document, root, includes, document);
}

/** The rule of one entry; undefined for a nested document of further entries. */
function ruleOf(path: string, value: unknown, scope: Scope): Exclude<Rule, Tree> | undefined {
  if (path === '') throw new StoreError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.$')) throw notSupported('A positional projection');
  if (path.startsWith('$')) {
    throw new StoreError(16410, `FieldPath field names may not start with '$'.`);
  }
  if (typeof value === 'boolean') return value ? 'include' : 'exclude';
  if (isNumeric(value)) return toNumber(value) === 0 ? 'exclude' : 'include';
  if (isPlain(value)) {
    const [operator] = Object.keys(value);
    if (operator === undefined)
      throw new StoreError(51270, 'An empty sub-projection is not a valid value.');
    if (!operator.startsWith('$')) return undefined;
  }
  return compile(value, scope);
}

function place(root: Tree, path: string, rule: Rule): void {
  const names = path.split('.');
  const last = names.pop()!;
  let tree = root;
  for (const name of names) {
    let next = tree.get(name);
    if (!next) tree.set(name, (next = new Map<string, Rule>()));
    if (!(next instanceof Map)) throw new StoreError(31249, `Path collision at ${path}`);
    tree = next;
  }
  if (tree.has(last)) throw new StoreError(31250, `Path collision at ${path}`);
  tree.set(last, rule);
}

function applyTree(value: Document, tree: Tree, includes: boolean, document: Document): Document {
  const result: Document = {};
  for (const name of Object.keys(value)) {
    const rule = tree.get(name) ?? (includes ? 'exclude' : 'include');
    const kept: unknown = rule === 'include' ? value[name] : undefined;
    set(
      result,
      name,
      rule instanceof Map ? applyInside(value[name], rule, includes, document) : kept,
    );
  }
  for (const [name, rule] of tree) {
    if (typeof rule === 'function') set(result, name, rule(document));
    else if (rule instanceof Map && !Object.hasOwn(value, name) && computes(rule)) {
      set(result, name, applyTree({}, rule, includes, document));
    }
  }
  return result;
}

function set(target: Document, name: string, value: unknown): void {
  if (value === undefined) delete target[name];
  else setField(target, name, value);
}

const computes = (rule: Rule): boolean =>
  typeof rule === 'function' || (rule instanceof Map && [...rule.values()].some(computes));

function applyInside(value: unknown, tree: Tree, includes: boolean, document: Document): unknown {
  if (isPlain(value)) return applyTree(value, tree, includes, document);
  if (Array.isArray(value)) {
    return (value as unknown[]).flatMap((item) => {
      if (isPlain(item) || Array.isArray(item))
        return [applyInside(item, tree, includes, document)];
      if (computes(tree)) return [applyTree({}, tree, includes, document)];
      return includes ? [] : [item];
    });
  }
  if (computes(tree)) return applyTree({}, tree, includes, document);
  return includes ? undefined : value;
}
