import { describe } from 'vitest';
import { code, double, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('strings', () => {
  vectors('are made of other types where only one text is possible', [
    [{ $toString: '$id' }, '5f43e1a0aabbccddeeff0011'],
    [{ $toString: '$at' }, '2021-01-03T10:20:30.456Z'],
    [{ $toString: 5 }, '5'],
    [{ $toString: double(5) }, '5'],
    [{ $toString: 2.5 }, code(238)],
    [{ $toString: '$long' }, '7'],
    [{ $toString: '$decimal' }, '1.50'],
    [{ $toString: true }, 'true'],
    [{ $toString: '$none' }, null],
    [{ $toString: '$list' }, code(241)],
    [{ $toString: 9.95 }, code(238)],
    [{ $toString: 1e300 }, code(238)],
  ]);
});
