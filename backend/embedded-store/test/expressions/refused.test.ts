import { describe, expect, test } from 'vitest';
import { errorOf } from '../database.ts';
import { code, useVectors, type Vector } from './vectors.ts';

const { items, vectors } = useVectors();

describe('what is not on the list', () => {
  const former = [
    '$mod',
    '$abs',
    '$cmp',
    '$regexMatch',
    '$strLenCP',
    '$getField',
    '$year',
    '$toBool',
    '$multiply',
    '$dateTrunc',
    '$reduce',
    '$switch',
    '$concat',
  ];
  const mongos = [
    '$dateAdd',
    '$toObjectId',
    '$bsonSize',
    '$rand',
    '$function',
    '$setUnion',
    '$top',
  ];
  vectors('is unknown, whether MongoDB has it or not', [
    ...[...former, ...mongos, '$bogus', '$push'].map((name): Vector => [
      { [name]: '$int' },
      code(168),
    ]),
    ['$$CLUSTER_TIME', code(17276)],
    ['$$NOW', code(17276)],
  ]);

  test('also where no document comes by, with a sentence that says so', async () => {
    await items().deleteMany({});
    const project = items().aggregate([{ $project: { v: { $cond: [true, 1, { $rand: {} }] } } }]);
    const error = await errorOf(project.toArray());
    expect(error).toMatchObject({ codeName: 'InvalidPipelineOperator' });
    expect(error['message']).toContain("Unrecognized expression '$rand'");
  });
});
