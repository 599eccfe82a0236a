import { describe } from 'vitest';
import { code, missing, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('fields, variables and literals', () => {
  vectors('paths go through arrays, and a number is a field name', [
    ['$int', 7],
    ['$none', missing],
    ['$nested.a', [1, 2]],
    ['$nested.0', []],
    ['$document.a.b', 1],
    ['$$ROOT.int', 7],
    ['$$CURRENT.text', 'Abc'],
    ['$$REMOVE', missing],
    [
      { a: '$int', b: '$none', c: ['$none', '$int'] },
      { a: 7, c: [null, 7] },
    ],
    [{ $literal: { $add: [1, '$int'] } }, { $add: [1, '$int'] }],
    [{ $literal: '$int' }, '$int'],
    ['$$unknown', code(17276)],
    ['$a..b', code(15998)],
    [{ $add: [1], $subtract: [1, 2] }, code(15983)],
  ]);
});
