import { describe } from 'vitest';
import { code, long, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('arrays', () => {
  vectors('their elements, lengths and parts', [
    [{ $size: '$list' }, 3],
    [{ $size: ['$list'] }, 3],
    [{ $size: '$none' }, code(17124)],
    [{ $in: ['$int', [1, long(7)]] }, true],
    [{ $in: ['$none', [null]] }, false],
    [{ $in: [1, '$int'] }, code(40081)],
    [{ $concatArrays: ['$list', [9]] }, [3, 1, 2, 9]],
    [{ $concatArrays: ['$list', '$none'] }, null],
    [{ $concatArrays: ['$int'] }, code(28664)],
    [{ $slice: ['$list', 2] }, [3, 1]],
    [{ $slice: ['$list', -2] }, [1, 2]],
    [{ $slice: ['$list', 1, 5] }, [1, 2]],
    [{ $slice: ['$list', -9, 1] }, [3]],
    [{ $slice: ['$list', 1, 0] }, code(28729)],
    [{ $slice: ['$int', 1] }, code(28724)],
  ]);
  vectors('are filtered', [
    [{ $filter: { input: '$list', cond: { $gte: ['$$this', 2] } } }, [3, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: '$$x', limit: 1 } }, code(9)],
    [
      {
        $filter: {
          input: '$list',
          cond: { $in: ['$$this', { $filter: { input: [2, 9], as: 'b', cond: '$$this' } }] },
        },
      },
      [2],
    ],
    [{ $filter: { input: '$list' } }, code(9)],
    [{ $filter: '$list' }, code(14)],
    [{ $filter: { input: '$nothing', cond: true } }, null],
    [{ $filter: { input: '$text', cond: true } }, code(28651)],
  ]);
});
