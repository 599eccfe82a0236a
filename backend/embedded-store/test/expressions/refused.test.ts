import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { code, useVectors, type Vector } from './vectors.ts';

const { items, vectors } = useVectors();

describe('what is not on the list', () => {
  const mongos = ['$dateAdd', '$toObjectId', '$bsonSize', '$indexOfCP', '$reverseArray', '$rand'];
  vectors('is refused when MongoDB has it, and unknown when it has not', [
    ...[...mongos, '$function', '$setUnion', '$log', '$top', '$dateFromString', '$split'].map(
      (name): Vector => [{ [name]: '$int' }, code(238)],
    ),
    [{ $bogus: 1 }, code(168)],
    [{ $push: '$int' }, code(168)],
    ['$$CLUSTER_TIME', code(238)],
  ]);

  test('also where no document comes by', async () => {
    await items().deleteMany({});
    const project = items().aggregate([{ $project: { v: { $cond: [true, 1, { $rand: {} }] } } }]);
    expect(Number((await errorOf(project.toArray()))['code'])).toBe(238);
  });
});
