import { describe } from 'vitest';
import { code, missing, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('comparing and choosing', () => {
  vectors('values are compared over all types; missing is less than null', [
    [{ $eq: ['$int', '$long'] }, true],
    [{ $lt: ['$none', null] }, true],
    [{ $eq: ['$none', null] }, false],
    [{ $eq: ['$decimal', 1.5] }, true],
    [{ $gt: ['$text', 100] }, true],
    [{ $lt: ['$nothing', 0] }, true],
    [{ $gte: ['$at', new Date(0)] }, true],
    [
      {
        $lte: [
          [1, 2],
          [1, 3],
        ],
      },
      true,
    ],
    [
      {
        $ne: [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      },
      true,
    ],
    [{ $eq: [1] }, code(16020)],
    [{ $and: [] }, true],
    [{ $or: [] }, false],
    [{ $and: ['$yes', '$int', ''] }, true],
    [{ $or: ['$nothing', '$none', 0] }, false],
    [{ $and: [0, { $divide: [1, 0] }] }, false],
    [{ $not: ['$nothing'] }, true],
    [{ $not: [[]] }, false],
    [{ $not: [1, 2] }, code(16020)],
    [{ $not: '$empty' }, false],
  ]);
  vectors('conditions evaluate only what they choose', [
    [{ $cond: [{ $gt: ['$int', 3] }, 'big', { $divide: [1, 0] }] }, 'big'],
    [{ $cond: { if: '$none', then: 1, else: 2 } }, 2],
    [{ $cond: { if: true, then: 1 } }, code(17082)],
    [{ $cond: { if: true, then: 1, else: 2, or: 3 } }, code(17083)],
    [{ $cond: [1, 2] }, code(16020)],
    [{ $ifNull: ['$none', '$nothing', 7] }, 7],
    [{ $ifNull: ['$none', '$none'] }, missing],
    [{ $ifNull: ['$int'] }, code(1257300)],
  ]);
});
