import { isPlain, setField, clone, type Document } from '../bson/document.ts';
import { isNumeric, toNumber } from '../bson/sort-key.ts';
import { compile } from '../expression/compile.ts';
import type { Scope } from '../expression/scope.ts';
import { StoreError, badValue, notSupported } from '../store-error.ts';
import { compileFilter } from './compile-filter.ts';
import { matchedIndex } from './matched-index.ts';

export type Projection = (document: Document) => Document;

type Rule =
  | { kind: 'include' }
  | { kind: 'exclude' }
  | { kind: 'compute'; value: (document: Document) => unknown }
  | { kind: 'array'; change: (value: unknown, document: Document) => unknown; includes: boolean }
  | { kind: 'tree'; fields: Map<string, Rule> };

type Tree = Extract<Rule, { kind: 'tree' }>;

interface Context {
  filter: Document;
  scope: Scope;
  /** $slice, $elemMatch and `a.$` belong to find; an aggregation's $project has expressions only. */
  isFind: boolean;
}

/** The projections of find and of $project: include, exclude, compute, and find's array rules. */
export function compileProjection(spec: Document, context: Context): Projection | undefined {
  if (Object.keys(spec).length === 0) return undefined;
  const root: Tree = { kind: 'tree', fields: new Map() };
  let including: boolean | undefined;
  const decide = (includes: boolean, path: string) => {
    if (including !== undefined && including !== includes) {
      const [code, one, other] = includes
        ? [31253, 'inclusion', 'exclusion']
        : [31254, 'exclusion', 'inclusion'];
      throw new StoreError(
        Number(code),
        `Cannot do ${one} on field ${path} in ${other} projection`,
      );
    }
    including = includes;
  };
  let idRule: boolean | undefined;
  const add = (path: string, value: unknown): void => {
    const rule = ruleOf(path, value, context);
    if (rule === undefined) {
      for (const [name, inner] of Object.entries(value as Document)) add(`${path}.${name}`, inner);
      return;
    }
    const target = path.replace(/\.\$$/, '');
    if (path === '_id' && (rule.kind === 'include' || rule.kind === 'exclude')) {
      idRule = rule.kind === 'include';
      return;
    }
    if (rule.kind === 'include' || rule.kind === 'exclude') decide(rule.kind === 'include', path);
    else if (rule.kind === 'compute') decide(true, path);
    else if (rule.kind === 'array' && rule.includes) decide(true, path);
    place(root, target, rule);
  };
  for (const [path, value] of Object.entries(spec)) add(path, value);
  // Only `_id` was given: `{ _id: 1 }` includes it alone, `{ _id: 0 }` excludes it alone.
  const includes =
    including ?? (idRule === true && ![...root.fields.values()].some((r) => r.kind === 'array'));
  if (includes && idRule !== false && !root.fields.has('_id')) {
    root.fields = new Map<string, Rule>([['_id', { kind: 'include' }], ...root.fields]);
  }
  if (!includes && idRule === false) root.fields.set('_id', { kind: 'exclude' });
  return (document) => applyTree(document, root, includes, document);
}

/** What one entry asks for; undefined for a nested document of further entries. */
function ruleOf(path: string, value: unknown, context: Context): Rule | undefined {
  if (path === '') throw new StoreError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.$') && context.isFind) {
    const array = path.slice(0, -2);
    return {
      kind: 'array',
      includes: true,
      change: (items, document) => firstMatch(items, matchedIndex(context.filter, document, array)),
    };
  }
  if (path.startsWith('$')) {
    throw new StoreError(
      16410,
      `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
    );
  }
  if (typeof value === 'boolean') return { kind: value ? 'include' : 'exclude' };
  if (isNumeric(value)) return { kind: toNumber(value) === 0 ? 'exclude' : 'include' };
  if (isPlain(value)) {
    const [operator] = Object.keys(value);
    if (operator === undefined)
      throw new StoreError(51270, 'An empty sub-projection is not a valid value.');
    if (!operator.startsWith('$')) return undefined;
    if (operator === '$meta') throw notSupported('$meta');
    if (context.isFind && operator === '$slice') return sliceRule(value['$slice']);
    if (context.isFind && operator === '$elemMatch') return elemMatchRule(value['$elemMatch']);
  }
  return { kind: 'compute', value: compile(value, context.scope) };
}

function firstMatch(items: unknown, index: number | undefined): unknown {
  if (!Array.isArray(items)) return items;
  if (index === undefined) {
    throw new StoreError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [items[index] as unknown];
}

function sliceRule(operand: unknown): Rule {
  const [start, count] = Array.isArray(operand) ? operand.map(toNumber) : [toNumber(operand)];
  if (start === undefined || !Number.isInteger(start)) throw badValue('$slice takes whole numbers');
  if (Array.isArray(operand) && !(count! > 0)) {
    throw new StoreError(
      28724,
      'First argument to $slice must be an array or the third one positive',
    );
  }
  const change = (items: unknown) => {
    if (!Array.isArray(items)) return items;
    if (count === undefined) return start < 0 ? items.slice(start) : items.slice(0, start);
    const from = start < 0 ? Math.max(0, items.length + start) : start;
    return items.slice(from, from + count);
  };
  return { kind: 'array', includes: false, change };
}

function elemMatchRule(criteria: unknown): Rule {
  if (!isPlain(criteria)) throw badValue('elemMatch: Invalid argument, object required');
  const { test } = compileFilter({ item: { $elemMatch: criteria } });
  const change = (items: unknown) => {
    const found = Array.isArray(items) && items.find((item: unknown) => test({ item: [item] }));
    return found === false || found === undefined ? undefined : [found];
  };
  return { kind: 'array', includes: true, change };
}

function place(root: Tree, path: string, rule: Rule): void {
  const names = path.split('.');
  const last = names.pop()!;
  let tree = root;
  for (const name of names) {
    let next = tree.fields.get(name);
    if (!next) tree.fields.set(name, (next = { kind: 'tree', fields: new Map() }));
    if (next.kind !== 'tree') throw new StoreError(31249, `Path collision at ${path}`);
    tree = next;
  }
  if (tree.fields.has(last)) throw new StoreError(31250, `Path collision at ${path}`);
  tree.fields.set(last, rule);
}

function applyTree(
  value: Document,
  { fields }: Tree,
  includes: boolean,
  document: Document,
): Document {
  const result: Document = {};
  for (const name of Object.keys(value)) {
    const rule = fields.get(name);
    const kept = rule
      ? applyRule(value[name], rule, includes, document)
      : includes
        ? undefined
        : { value: value[name] as unknown };
    if (kept && kept.value !== undefined) setField(result, name, kept.value);
  }
  for (const [name, rule] of fields) {
    const isPresent = Object.hasOwn(value, name);
    if (rule.kind === 'compute') set(result, name, rule.value(document));
    else if (rule.kind === 'tree' && !isPresent && computes(rule)) {
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
  rule.kind === 'compute' || (rule.kind === 'tree' && [...rule.fields.values()].some(computes));

function applyRule(
  value: unknown,
  rule: Rule,
  includes: boolean,
  document: Document,
): { value: unknown } | undefined {
  if (rule.kind === 'include') return { value };
  if (rule.kind === 'exclude') return undefined;
  if (rule.kind === 'compute') return undefined;
  if (rule.kind === 'array') return { value: rule.change(clone<unknown>(value), document) };
  if (isPlain(value)) return { value: applyTree(value, rule, includes, document) };
  if (Array.isArray(value)) {
    const items = (value as unknown[]).flatMap((item) => {
      if (isPlain(item) || Array.isArray(item))
        return [applyRule(item, rule, includes, document)!.value];
      return includes ? [] : [item];
    });
    return { value: items };
  }
  if (computes(rule)) return { value: applyTree({}, rule, includes, document) };
  return includes ? undefined : { value };
}
