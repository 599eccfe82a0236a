import { isPlain, setField, type Document } from '../bson/document.ts';
import { describe } from '../bson/describe.ts';
import { StoreError, badValue } from '../store-error.ts';

/** Replaces `$[]` by the indexes of the array in this document. */
export function resolvePaths(document: Document, path: string): string[] {
  let resolved: { names: string[]; value: unknown }[] = [{ names: [], value: document }];
  for (const name of path.split('.')) {
    resolved = resolved.flatMap(({ names, value }) => {
      const elements = name === '$[]' ? indexesOf(value, names.join('.')) : [name];
      return elements.map((place) => ({ names: [...names, place], value: step(value, place) }));
    });
  }
  return resolved.map(({ names }) => names.join('.'));
}

function indexesOf(value: unknown, at: string): string[] {
  if (value === undefined) {
    throw badValue(`The path '${at}' must exist in the document in order to apply array updates.`);
  }
  if (!Array.isArray(value)) {
    throw badValue(
      `Cannot apply array updates to non-array element ${at.split('.').at(-1)}: ${describe(value)}`,
    );
  }
  return [...value.keys()].map(String);
}

function step(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return (value as unknown[])[Number(name)];
  return isPlain(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

export interface Field {
  parent: Document | unknown[];
  name: string;
  value: unknown;
}

/** The field of a path. Missing parents are created, or without `create` the result is undefined. */
export function findField(document: Document, path: string, create: boolean): Field | undefined {
  const names = path.split('.');
  const last = names.pop()!;
  let parent: Document | unknown[] = document;
  for (const [i, name] of names.entries()) {
    let next = step(parent, name);
    if (next === undefined) {
      if (!create || !canHold(parent, name, names[i - 1], create)) return undefined;
      setElement(parent, name, (next = {}));
    }
    if (!isPlain(next) && !Array.isArray(next)) {
      if (!create) return undefined;
      throw notViable(names[i + 1] ?? last, name, next);
    }
    parent = next as Document | unknown[];
  }
  if (!canHold(parent, last, names.at(-1), create)) return undefined;
  return { parent, name: last, value: step(parent, last) };
}

function canHold(
  parent: Document | unknown[],
  name: string,
  parentName: string | undefined,
  create: boolean,
): boolean {
  if (!Array.isArray(parent) || /^\d+$/.test(name)) return true;
  if (create) throw notViable(name, parentName ?? '', parent);
  return false;
}

const notViable = (name: string, parentName: string, parent: unknown) =>
  new StoreError(
    28,
    `Cannot create field '${name}' in element {${parentName}: ${describe(parent)}}`,
  );

export function setElement(parent: Document | unknown[], name: string, value: unknown): void {
  if (!Array.isArray(parent)) {
    setField(parent, name, value);
    return;
  }
  const index = Number(name);
  if (index > parent.length + 1_500_000) throw badValue('Cannot extend an array that far');
  while (parent.length < index) parent.push(null);
  parent[index] = value;
}
