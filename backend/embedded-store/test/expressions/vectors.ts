import { Decimal128, Double, Int32, Long, ObjectId, type Document } from 'mongodb';
import { expect, test } from 'vitest';
import { errorOf, useDatabase } from '../database.ts';

export const long = (n: number | string) => Long.fromString(String(n));
const decimal = (text: string) => Decimal128.fromString(text);
export const double = (n: number) => new Double(n);
export const missing = Symbol('missing');
export const code = (number: number) => ({ code: number });

/** Fields that the expressions of the vectors name. */
const fields = {
  int: 7,
  long: long(7),
  double: new Double(2.5),
  decimal: decimal('1.50'),
  text: 'Abc',
  nothing: null,
  list: [3, 1, 2],
  empty: [],
  nested: [{ a: 1 }, { a: 2 }, {}, 5, [{ a: 3 }]],
  document: { a: { b: 1 }, 'x.y': 2, $z: 3 },
  at: new Date('2021-01-03T10:20:30.456Z'),
  id: new ObjectId('5f43e1a0aabbccddeeff0011'),
  yes: true,
};

/** An Int32 is written as a number, a Double as `Double`, everything else as it is. */
function plain(value: unknown): unknown {
  if (value instanceof Int32) return value.value;
  if (Array.isArray(value)) return value.map(plain);
  if (value !== null && typeof value === 'object' && value.constructor === Object) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  }
  return value;
}

export type Vector = [expression: unknown, expected: unknown];

/** A collection for the vectors of one file, and how to write them. */
export function useVectors() {
  const database = useDatabase();
  const items = () => database.db.collection<Document>('items', { promoteValues: false });

  async function evaluate(expression: unknown): Promise<unknown> {
    await items().deleteMany({});
    await items().insertOne({ _id: 1, ...fields } as never);
    const [found] = await items()
      .aggregate([{ $project: { _id: 0, v: expression } }], { promoteValues: false })
      .toArray();
    return found && 'v' in found ? plain(found['v']) : missing;
  }

  /** Each vector: an expression, and its value or the code of its error. */
  function vectors(name: string, list: Vector[]): void {
    test(name, async () => {
      for (const [expression, expected] of list) {
        const label = JSON.stringify(expression);
        if (expected !== null && typeof expected === 'object' && 'code' in expected) {
          const error = await errorOf(evaluate(expression));
          expect(Number(error['code']), `${label}: ${String(error['message'])}`).toBe(
            expected.code,
          );
        } else expect(await evaluate(expression), label).toEqual(expected);
      }
    });
  }

  return { items, vectors };
}
