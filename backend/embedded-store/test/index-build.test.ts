import { UUID } from 'bson';
import { beforeEach, describe, expect, test } from 'vitest';
import { Clock } from '../src/clock.ts';
import { Collection } from '../src/storage/collection.ts';
import { Journal } from '../src/storage/journal.ts';

// What happens in the pauses of an index that is being built; from outside none can be met for sure.

let collection: Collection;
beforeEach(() => {
  collection = new Collection(1, 'shop.items', new UUID(), new Journal());
});

const stored = (_id: number) =>
  [...collection.documents.values()].find(({ document }) => document['_id'] === _id)!;
const change = (_id: number, fields: object) => {
  const { document } = stored(_id);
  collection.replace(stored(_id), { ...document, ...fields });
};

/** Builds the index, with the work in its first pause. */
function build(key: Record<string, number>, work: () => void): void {
  const clock = new Clock();
  clock.shouldPause = () => true;
  const building = collection.buildIndex({ v: 2, key, name: 'built' }, clock);
  building.next();
  work();
  while (!building.next().done);
}

/** Which documents the index leads to, in its order. */
function inIndex(name = 'built'): unknown[] {
  const runs = [...(collection.indexes.get(name)?.entries.runs() ?? [])];
  return runs.flat().map(({ stored: { document } }) => document);
}

test('it leads to what was changed, added, and put back meanwhile, and to nothing deleted', () => {
  for (let _id = 0; _id < 9; _id += 1) collection.insertDocument({ _id, n: _id });
  build({ n: 1 }, () => {
    change(3, { other: 'new' });
    change(4, { n: 100 });
    collection.delete(stored(5));
    collection.delete(stored(6));
    collection.insertDocument({ _id: 6, n: 60 });
    collection.insertDocument({ _id: 10, n: -1 });
  });
  expect(inIndex()).toEqual([
    { _id: 10, n: -1 },
    ...[0, 1, 2].map((_id) => ({ _id, n: _id })),
    { _id: 3, n: 3, other: 'new' },
    ...[7, 8].map((_id) => ({ _id, n: _id })),
    { _id: 6, n: 60 },
    { _id: 4, n: 100 },
  ]);
});

describe('a document that it could not hold', () => {
  beforeEach(() => {
    collection.addIndex({ v: 2, key: { status: 1 }, name: 'status' });
    for (let _id = 0; _id < 3; _id += 1) collection.insertDocument({ _id, status: 'old' });
    collection.insertDocument({ _id: 3, status: 'old', a: [1], b: [2] });
  });

  test('may be made one that it can', () => {
    build({ a: 1, b: 1 }, () => change(3, { status: 'new', a: 1 }));
    expect(inIndex()).toHaveLength(4);
    expect(inIndex('status').at(0)).toMatchObject({ _id: 3, status: 'new' });
  });

  test('may be deleted', () => {
    build({ a: 1, b: 1 }, () => collection.delete(stored(3)));
    expect(inIndex()).toHaveLength(3);
    expect(inIndex('status')).toHaveLength(3);
    expect(collection.documents.size).toBe(3);
  });
});
