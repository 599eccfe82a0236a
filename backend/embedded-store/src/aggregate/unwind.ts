import { Long } from 'bson';
import { isPlain, type Document } from '../bson/document.ts';
import { StoreError } from '../store-error.ts';
import { evaluator } from './evaluate.ts';
import { withField } from './with-field.ts';

export function* unwind(documents: Iterable<Document>, spec: unknown): Generator<Document> {
  const options: Document = isPlain(spec) ? spec : { path: spec };
  const { path, includeArrayIndex: indexField, preserveNullAndEmptyArrays: keepsEmpty } = options;
  if (typeof path !== 'string')
    throw new StoreError(28808, 'expected a string as the path for $unwind stage');
  if (!path.startsWith('$') || path.length < 2) {
    throw new StoreError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  }
  const valueOf = evaluator(path, {});
  const numbered = (document: Document, index: number | null) =>
    typeof indexField === 'string'
      ? withField(document, indexField, index === null ? null : Long.fromNumber(index))
      : document;
  for (const document of documents) {
    const value = valueOf(document);
    if (Array.isArray(value) && value.length) {
      for (const [i, item] of value.entries()) {
        yield numbered(withField(document, path.slice(1), item), i);
      }
    } else if (value === null || value === undefined || Array.isArray(value)) {
      if (!keepsEmpty) continue;
      yield numbered(
        Array.isArray(value) ? withField(document, path.slice(1), undefined) : document,
        null,
      );
    } else yield numbered(document, null);
  }
}
