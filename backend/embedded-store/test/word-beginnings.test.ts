import { beforeEach, describe, expect, test } from 'vitest';
import { useIndexedItems } from './indexed-items.ts';

const { items, planOf } = useIndexedItems();

describe('beginnings of words', () => {
  const start = (text: string) => ({
    words: { $elemMatch: { $gte: text, $lt: `${text}\uffff` } },
  });
  beforeEach(async () => {
    await items().createIndex({ words: 1 });
    await items().createIndex({ status: 1, n: -1 });
    await items().createIndex({ number: 1 });
    const status = 'done';
    await items().insertMany(
      Array.from({ length: 200 }, (_unused, n) => ({
        _id: n as never,
        n,
        number: 1000 + n,
        status,
        words: n === 7 ? ['garcia', 'jose'] : [`name${n}`, 'zoe'],
      })),
    );
  });

  test('are looked up between both ends, and before a status in the order of a sort', async () => {
    expect(await planOf(start('gar'))).toMatchObject({ examined: 1 });
    const narrowed = await planOf({ status: 'done', ...start('gar') }, { n: -1 });
    expect(narrowed.examined).toBe(1);
    expect(await planOf({ $and: [start('jos'), start('gar')] })).toMatchObject({
      examined: 1,
    });
    expect(await items().countDocuments(start('name1'))).toBe(111);
  });

  test('give way to a rarer word, or to a rarer status', async () => {
    await items().updateMany({ n: { $gte: 197 } }, { $set: { status: 'returned' } });
    const returned = { status: 'returned', ...start('zo') };
    expect(await planOf(returned, { n: -1 })).toMatchObject({ examined: 3 });
    expect(await planOf({ $and: [start('zo'), start('name19')] })).toMatchObject({
      examined: 11,
    });
  });

  test('are looked up in each branch of an $or, and every document is found once', async () => {
    const filter = { $or: [{ number: 1007 }, start('jos'), start('name19')] };
    const { plan, examined } = await planOf({ ...filter, status: 'done' }, { n: -1 });
    expect(plan).toContain('"stage":"OR"');
    expect(examined).toBe(12);
    const found = await items().find(filter).sort({ n: 1 }).toArray();
    expect(found.map(({ n }) => n as number)).toEqual([
      7, 19, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199,
    ]);
    // One branch that no index knows makes the lookup of the others useless.
    const open = await planOf({ $or: [{ number: 1007 }, { other: 1 }] });
    expect(open).toMatchObject({ examined: 200 });
  });

  test('leave out what only two elements together would meet', async () => {
    await items().insertOne({ _id: 'two' as never, words: ['a', 'z'] });
    expect(await items().countDocuments({ words: { $elemMatch: { $gt: 'b', $lt: 'c' } } })).toBe(0);
    expect(await items().countDocuments({ words: { $gt: 'b', $lt: 'c' } })).toBe(1);
  });
});
