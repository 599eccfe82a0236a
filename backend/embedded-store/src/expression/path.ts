import { isPlain } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import type { Expression, Scope } from './scope.ts';

/** `$a.b`, `$$variable.a`, `$$ROOT`, `$$CURRENT` and `$$REMOVE`. */
export function compilePath(path: string, scope: Scope): Expression {
  if (path.startsWith('$$')) return compileVariable(path.slice(2), scope);
  const names = namesOf(path.slice(1));
  const [only = ''] = names;
  if (names.length > 1) return (root) => valueAt(root, names, 0);
  return (root) => (Object.hasOwn(root, only) ? (root[only] as unknown) : undefined);
}

function compileVariable(path: string, scope: Scope): Expression {
  const [name = '', ...names] = path === '' ? [''] : namesOf(path);
  if (name === 'ROOT' || name === 'CURRENT') return (root) => valueAt(root, names, 0);
  if (name === 'REMOVE') return () => undefined;
  const cell = scope.variables.get(name);
  if (!cell) throw new StoreError(17276, `Use of undefined variable: ${name}`);
  return () => valueAt(cell.value, names, 0);
}

function namesOf(path: string): string[] {
  if (path === '') throw new StoreError(16872, "'$' by itself is not a valid FieldPath");
  const names = path.split('.');
  if (names.includes('')) {
    throw new StoreError(15998, 'FieldPath field names may not be empty strings.');
  }
  const dollar = names.find((name) => name.startsWith('$'));
  if (dollar !== undefined) {
    throw new StoreError(16410, `FieldPath field names may not start with '$'. Given '${dollar}'.`);
  }
  return names;
}

/** An array maps to the values of its documents; nested arrays are skipped, numbers are names. */
function valueAt(value: unknown, names: string[], at: number): unknown {
  const name = names[at];
  if (name === undefined) return value;
  if (Array.isArray(value)) {
    const inner = value.filter(isPlain).map((item) => valueAt(item, names, at));
    return inner.filter((item) => item !== undefined);
  }
  if (!isPlain(value) || !Object.hasOwn(value, name)) return undefined;
  return valueAt(value[name], names, at + 1);
}
