import { isPlain, type Document } from '../bson/document.ts';
import type { Scope } from '../expression/scope.ts';
import { namesOf } from '../expression/path.ts';
import { StoreError } from '../store-error.ts';
import { each, type Stage } from './stage.ts';
import { withField } from './with-field.ts';

export function unwind(spec: unknown, { clock }: Scope): Stage {
  const options: Document = isPlain(spec) ? spec : { path: spec };
  const { path, preserveNullAndEmptyArrays: keepsEmpty, ...others } = options;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw new StoreError(28811, `unrecognized option to $unwind stage: ${other}`);
  }
  if (typeof path !== 'string')
    throw new StoreError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$') || path.startsWith('$$')) {
    throw new StoreError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  }
  if (keepsEmpty !== undefined && typeof keepsEmpty !== 'boolean') {
    throw new StoreError(28809, 'expected a boolean for the preserveNullAndEmptyArrays option');
  }
  const field = path.slice(1);
  const names = namesOf(field);
  return each(clock, function* (document) {
    const value = valueAt(document, names);
    if (Array.isArray(value) && value.length > 0) {
      for (const item of value) yield withField(document, field, item);
    } else if (Array.isArray(value)) {
      if (keepsEmpty) yield withField(document, field, undefined);
    } else if (keepsEmpty || (value !== null && value !== undefined)) yield document;
  });
}

/** Unlike in an expression nothing is at a path that leads through an array. */
function valueAt(document: Document, names: string[]): unknown {
  let value: unknown = document;
  for (const name of names) {
    value = isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}
