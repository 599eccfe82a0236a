import { describe } from 'vitest';
import { code, missing, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('fields', () => {
  vectors('paths go through arrays, and a number is a field name', [
    ['$int', 7],
    ['$none', missing],
    ['$nested.a', [1, 2]],
    ['$nested.0', []],
    ['$document.a.b', 1],
    ['$$REMOVE', missing],
    [
      { a: '$int', b: '$none', c: ['$none', '$int'] },
      { a: 7, c: [null, 7] },
    ],
    ['$$unknown', code(17276)],
    ['$a..b', code(15998)],
    [{ $not: [1], $and: [1, 2] }, code(15983)],
  ]);
});
