import { describe } from 'vitest';
import { code, double, long, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('arithmetic', () => {
  vectors('keeps the widest type, and null stays null', [
    [{ $add: ['$int', 1] }, 8],
    [{ $add: ['$int', '$long'] }, long(14)],
    [{ $add: ['$int', '$double'] }, double(9.5)],
    [{ $add: [0.5, 0.5] }, double(1)],
    [{ $add: ['$decimal', 1] }, code(238)],
    [{ $add: [2147483647, 1] }, long(2147483648)],
    [{ $add: [long('9223372036854775807'), 1] }, code(238)],
    [{ $add: ['$int', '$nothing'] }, null],
    [{ $add: ['$none', '$text'] }, null],
    [{ $add: ['$text', 1] }, code(14)],
    [{ $add: ['$at', 1000] }, new Date('2021-01-03T10:20:31.456Z')],
    [{ $add: ['$at', '$at'] }, code(16612)],
    [{ $subtract: ['$int', 9] }, -2],
    [{ $subtract: ['$at', new Date('2021-01-03T10:20:30.000Z')] }, long(456)],
    [{ $subtract: ['$at', 456] }, new Date('2021-01-03T10:20:30.000Z')],
    [{ $subtract: ['$none', 1] }, null],
    [{ $subtract: ['$text', 1] }, code(14)],
  ]);
  vectors('division gives doubles, and nothing is divided by zero', [
    [{ $divide: [6, 3] }, double(2)],
    [{ $divide: ['$int', '$double'] }, double(2.8)],
    [{ $divide: [1, 0] }, code(2)],
    [{ $divide: ['$int', '$nothing'] }, null],
    [{ $divide: ['$decimal', 2] }, code(238)],
    [{ $divide: ['$text', 2] }, code(14)],
  ]);
  vectors('sums keep what rounding would lose', [
    [{ $sum: [0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1] }, double(1)],
    [{ $sum: '$list' }, 6],
    [{ $sum: ['$list', 1] }, 1],
    [{ $sum: ['$int', '$text', '$nothing', '$none'] }, 7],
    [{ $sum: '$text' }, 0],
    [{ $sum: [2147483647, 1] }, long(2147483648)],
    [{ $sum: [1e308, 1e308] }, double(Infinity)],
    [{ $sum: ['$decimal', 1] }, code(238)],
    [{ $min: '$list' }, 1],
    [{ $max: ['$int', '$text', '$nothing'] }, 'Abc'],
    [{ $max: '$empty' }, null],
  ]);
});
