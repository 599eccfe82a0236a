import { beforeEach, describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { useItems } from './items.ts';

const { database, items } = useItems();

describe('projection', () => {
  beforeEach(() =>
    items().insertOne({
      _id: 1,
      a: 1,
      b: { c: 2, d: 3 },
      list: [{ x: 1, y: 1 }, { x: 2, y: 2 }, 7],
      n: [1, 2, 3, 4],
    } as never),
  );
  const project = (projection: object, filter: object = {}) =>
    items().findOne(filter, { projection: projection });

  test('includes and excludes, also inside documents and arrays', async () => {
    expect(await project({ a: 1 })).toEqual({ _id: 1, a: 1 });
    expect(await project({ a: true, _id: 0 })).toEqual({ a: 1 });
    expect(await project({ 'b.c': 1, 'list.x': 1 })).toEqual({
      _id: 1,
      b: { c: 2 },
      list: [{ x: 1 }, { x: 2 }],
    });
    expect(await project({ b: { c: 1 } })).toEqual({ _id: 1, b: { c: 2 } });
    expect(await project({ 'list.x': 0, n: 0, b: 0 })).toEqual({
      _id: 1,
      a: 1,
      list: [{ y: 1 }, { y: 2 }, 7],
    });
    expect(await project({ _id: 1 })).toEqual({ _id: 1 });
  });

  test('$slice, $elemMatch, $meta and the positional $ are refused', async () => {
    if (!database.isStore) return;
    expect(await errorOf(project({ n: { $slice: -2 } }))).toMatchObject({ code: 28667 });
    expect(await errorOf(project({ n: { $slice: [1, 2] } }))).toMatchObject({ code: 28724 });
    for (const name of ['$elemMatch', '$meta'])
      expect(await errorOf(project({ list: { [name]: { x: 1 } } }))).toMatchObject({ code: 168 });
    const positional = project({ 'list.$': 1 }, { 'list.y': 2 });
    expect(await errorOf(positional)).toMatchObject({ code: 238 });
  });

  test('computes', async () => {
    expect(await project({ sum: { $add: ['$a', '$b.c'] }, text: 'fixed', _id: 0 })).toEqual({
      sum: 3,
      text: 'fixed',
    });
  });

  test('a mixture of including and excluding is refused', async () => {
    expect(await errorOf(project({ a: 1, b: 0 }))).toMatchObject({ code: 31254 });
    expect(await errorOf(project({ b: 0, a: 1 }))).toMatchObject({ code: 31253 });
    expect(await errorOf(project({ a: 1, 'a.b': 1 }))).toMatchObject({ code: 31249 });
  });
});
