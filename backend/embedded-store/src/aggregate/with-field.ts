import { isPlain, setField, type Document } from '../bson/document.ts';

/**
 * A copy of a document with a field set, or removed when the value is undefined. Other values along
 * the path are replaced by documents, even when the value is undefined.
 */
export function withField(document: Document, path: string, value: unknown): Document {
  return change(document, path.split('.'), value, true) as Document;
}

/** A copy of a document without a field. */
export function withoutField(document: Document, path: string): Document {
  return change(document, path.split('.'), undefined, false) as Document;
}

function change(value: unknown, path: string[], next: unknown, createsPath: boolean): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return next;
  // A path through an array means each of its documents.
  if (Array.isArray(value)) return value.map((item) => change(item, path, next, createsPath));
  if (!isPlain(value)) return createsPath ? change({}, path, next, createsPath) : value;
  const inner = Object.hasOwn(value, name) ? (value[name] as unknown) : undefined;
  const changed = change(inner, rest, next, createsPath);
  const copy = { ...value };
  if (changed === undefined) delete copy[name];
  else setField(copy, name, changed);
  return copy;
}
