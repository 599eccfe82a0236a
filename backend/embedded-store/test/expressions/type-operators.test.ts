import { describe } from 'vitest';
import { code, double, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('types', () => {
  vectors('are found and converted', [
    [{ $toDouble: '$long' }, double(7)],
    [{ $toDouble: '$decimal' }, code(238)],
    [{ $toDouble: '$nothing' }, null],
  ]);
});
