import { Long } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { compile } from '../expression/compile.ts';
import { StoreError } from '../store-error.ts';
import type { PipelineContext, Stage } from './pipeline-context.ts';
import { withField } from './with-field.ts';

export function unwind(spec: unknown, { scope }: PipelineContext): Stage {
  const options: Document = isPlain(spec) ? spec : { path: spec };
  const { path, includeArrayIndex, preserveNullAndEmptyArrays: keepsEmpty, ...others } = options;
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw new StoreError(28811, `unrecognized option to $unwind stage: ${other}`);
  }
  if (typeof path !== 'string')
    throw new StoreError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$') || path.startsWith('$$') || path.length < 2) {
    throw new StoreError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  }
  const indexField = indexFieldOf(includeArrayIndex);
  if (keepsEmpty !== undefined && typeof keepsEmpty !== 'boolean') {
    throw new StoreError(28809, 'expected a boolean for the preserveNullAndEmptyArrays option');
  }
  const valueOf = compile(path, scope);
  const numbered = (document: Document, index: number | null) =>
    indexField === undefined
      ? document
      : withField(document, indexField, index === null ? null : Long.fromNumber(index));

  function* unwound(document: Document): Generator<Document> {
    const value = valueOf(document);
    const isEmpty = Array.isArray(value) && value.length === 0;
    if (value === null || value === undefined || isEmpty) {
      if (!keepsEmpty) return;
      yield numbered(isEmpty ? withField(document, path.slice(1), undefined) : document, null);
    } else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) {
        yield numbered(withField(document, path.slice(1), item), i);
      }
    } else yield numbered(document, null);
  }

  return function* (documents) {
    const results: Document[] = [];
    for (const document of documents) {
      for (const result of unwound(document)) {
        if (scope.clock.isDue()) yield;
        results.push(result);
      }
    }
    return results;
  };
}

function indexFieldOf(name: unknown): string | undefined {
  if (name === undefined) return undefined;
  if (typeof name === 'string' && name !== '' && !name.startsWith('$')) return name;
  throw new StoreError(28810, 'expected a non-empty string for the includeArrayIndex option');
}
