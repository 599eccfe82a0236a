import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { baseOf } from './book-fields';
import { compareWithTheirs } from './compare-with-theirs';

const [morning, noon, evening] = ['2026-11-30T08', '2026-11-30T12', '2026-11-30T18'].map(
  (hour) => `${hour}:00:00.000Z`,
) as [string, string, string];
const emma = makeBook({ title: 'Emma', category: 'fiction', stock: 10, updatedAt: morning });
const base = baseOf({ stored: emma, etag: '"1"' });
const theirsWith = (change: Partial<typeof emma>) =>
  baseOf({ stored: { ...emma, updatedAt: evening, ...change }, etag: '"2"' });
const compare = (mine: object, theirs: object, stockSetAt?: string) =>
  compareWithTheirs({
    base,
    start: base,
    mine: { ...base.fields, ...mine },
    theirs: theirsWith(theirs),
    stockSetAt,
  });

test('a field that only the other admin changed is merged and reported', () => {
  const { names, merged, othersChanges } = compare({ title: 'Emma II' }, { category: 'horror' });
  expect(names).toEqual([]);
  expect(merged).toMatchObject({ title: 'Emma II', category: 'horror' });
  expect(othersChanges.names).toEqual(['category']);
});

test('the owner chooses between two values of one field', () => {
  const { names, othersChanges } = compare({ title: 'Emma II' }, { title: 'Emma III' });
  expect(names).toEqual(['title']);
  expect(othersChanges.names).toEqual([]);
});

test('both sides wrote the same: there is nothing to choose', () => {
  expect(compare({ title: 'Emma II ' }, { title: 'Emma II' }).names).toEqual([]);
});

test.each([
  ['sales count as sold', undefined, 3],
  ['a stock that was set before the book was loaded does not hide sales', morning, 3],
  ['a stock that somebody set meanwhile does', noon, undefined],
])('%s', (_what, stockSetAt, sold) => {
  expect(compare({}, { stock: 7 }, stockSetAt)).toMatchObject({ sold, othersChanges: { sold } });
});

test('the stock that was typed asks for a choice, unless sales leave it as it is', () => {
  expect(compare({ stock: '12' }, { stock: 7 }).names).toEqual(['stock']);
  expect(compare({ stock: '0' }, { stock: 7 }).names).toEqual([]);
  expect(compare({ stock: '' }, { stock: 7 }).names).toEqual([]);
});
