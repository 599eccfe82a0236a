import { isPlain, setField, type Document } from '../bson/document.ts';

/** A copy of a document with a field set, or removed when the value is undefined. */
export function withField(document: Document, path: string, value: unknown): Document {
  return change(document, path.split('.'), 0, value) as Document;
}

function change(value: unknown, names: string[], at: number, next: unknown): unknown {
  const name = names[at];
  if (name === undefined) return next;
  // A path through an array means each of its documents.
  if (Array.isArray(value))
    return value.map((item) =>
      next === undefined && !isPlain(item) ? item : change(item, names, at, next),
    );
  if (!isPlain(value)) {
    if (next === undefined) return value;
    return change({}, names, at, next);
  }
  const inner = Object.hasOwn(value, name) ? (value[name] as unknown) : undefined;
  const changed = change(inner, names, at + 1, next);
  const copy = { ...value };
  if (changed === undefined) delete copy[name];
  else setField(copy, name, changed);
  return copy;
}
