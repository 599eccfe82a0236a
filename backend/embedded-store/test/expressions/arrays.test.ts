import { describe } from 'vitest';
import { code, long, missing, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('arrays', () => {
  vectors('their elements, lengths and parts', [
    [{ $arrayElemAt: ['$list', 0] }, 3],
    [{ $arrayElemAt: ['$list', -1] }, 2],
    [{ $arrayElemAt: ['$list', 9] }, missing],
    [{ $arrayElemAt: ['$none', 0] }, null],
    [{ $arrayElemAt: ['$int', 0] }, code(28689)],
    [{ $arrayElemAt: ['$list', 0.5] }, code(28691)],
    [{ $first: '$list' }, 3],
    [{ $last: ['$list'] }, 2],
    [{ $last: '$empty' }, missing],
    [{ $first: '$nothing' }, null],
    [{ $last: '$int' }, code(28689)],
    [{ $size: '$list' }, 3],
    [{ $size: ['$list'] }, 3],
    [{ $size: '$none' }, code(17124)],
    [{ $in: ['$int', [1, long(7)]] }, true],
    [{ $in: ['$none', [null]] }, false],
    [{ $in: [1, '$int'] }, code(40081)],
    [{ $isArray: '$list' }, true],
    [{ $isArray: ['$int'] }, false],
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
  vectors('are changed, filtered and folded', [
    [{ $map: { input: '$list', in: { $multiply: ['$$this', 2] } } }, [6, 2, 4]],
    [{ $map: { input: '$list', as: 'n', in: { $add: ['$$n', '$int'] } } }, [10, 8, 9]],
    [{ $map: { input: '$list', in: '$none' } }, [null, null, null]],
    [{ $map: { input: '$none', in: 1 } }, null],
    [{ $map: { input: '$int', in: 1 } }, code(16883)],
    [
      {
        $map: {
          input: [1, 2],
          as: 'a',
          in: { $map: { input: [10, 20], as: 'b', in: { $add: ['$$a', '$$b'] } } },
        },
      },
      [
        [11, 21],
        [12, 22],
      ],
    ],
    [{ $filter: { input: '$list', cond: { $gte: ['$$this', 2] } } }, [3, 2]],
    [{ $filter: { input: '$list', as: 'x', cond: '$$x', limit: 1 } }, code(9)],
    [{ $filter: { input: '$nothing', cond: true } }, null],
    [{ $filter: { input: '$text', cond: true } }, code(28651)],
    [{ $reduce: { input: '$list', initialValue: '', in: { $concat: ['$$value', 'x'] } } }, 'xxx'],
    [{ $reduce: { input: '$none', initialValue: 0, in: 1 } }, null],
    [{ $reduce: { input: 5, initialValue: 0, in: 1 } }, code(40080)],
  ]);
});
