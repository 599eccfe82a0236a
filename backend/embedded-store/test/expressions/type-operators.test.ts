import { describe } from 'vitest';
import { code, double, long, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('types', () => {
  vectors('are told and changed', [
    [{ $type: '$long' }, 'long'],
    [{ $type: '$int' }, 'int'],
    [{ $type: '$double' }, 'double'],
    [{ $type: '$decimal' }, 'decimal'],
    [{ $type: '$none' }, 'missing'],
    [{ $type: '$nothing' }, 'null'],
    [{ $type: '$list' }, 'array'],
    [{ $toInt: 7.9 }, 7],
    [{ $toInt: -7.9 }, -7],
    [{ $toInt: long('2147483648') }, code(241)],
    [{ $toInt: NaN }, code(241)],
    [{ $toInt: '$list' }, code(241)],
    [{ $toInt: '7' }, code(238)],
    [{ $toLong: '$at' }, long(1609669230456)],
    [{ $toLong: true }, long(1)],
    [{ $toDouble: '$long' }, double(7)],
    [{ $toDouble: '$decimal' }, code(238)],
    [{ $toDouble: '$nothing' }, null],
    [{ $toDate: long(456) }, new Date(456)],
    [{ $toDate: '$id' }, new Date('2020-08-24T15:49:52.000Z')],
    [{ $toDate: 5 }, code(241)],
    [{ $toDate: '2020-01-01' }, code(238)],
  ]);
});
