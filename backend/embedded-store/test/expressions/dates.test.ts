import { describe } from 'vitest';
import { code, useVectors } from './vectors.ts';

const { vectors } = useVectors();

describe('dates', () => {
  const day = (text: string) => new Date(text);
  const format = (date: string, format: string, timezone?: string) => ({
    $dateToString: { date: day(date), format, ...(timezone ? { timezone } : {}) },
  });
  vectors('are written by a format', [
    [format('2021-01-03T10:20:30.456Z', '%Y-%m-%dT%H:%M:%S.%LZ %%'), '2021-01-03T10:20:30.456Z %'],
    [format('2021-01-01T02:00:00Z', '%H:%M', '-0530'), '20:30'],
    [{ $dateToString: { date: '$id', format: '%Y' } }, '2020'],
    [{ $dateToString: { date: '$text' } }, code(16006)],
    [{ $dateToString: { date: '$at', format: '%Y', timezone: '$none' } }, null],
    [format('2021-01-03', '%Y', 'Nowhere/City'), code(40485)],
    [format('2021-01-03', '%G-W%V'), code(238)],
    [format('2021-07-01T22:30:00Z', '%Y-%m-%d %H %z', 'Europe/Berlin'), '2021-07-02 00 +0200'],
    [format('2021-01-01T02:00:00Z', '%Y-%m', 'America/New_York'), '2020-12'],
    [{ $dateToString: { date: '$at' } }, '2021-01-03T10:20:30.456Z'],
    [{ $dateToString: { date: '$none' } }, null],
    [{ $dateToString: { date: '$none', onNull: 'never' } }, 'never'],
    [format('2021-01-03', '%Q'), code(18536)],
    [format('2021-01-03', '%Z'), code(238)],
    [format('2021-01-03', '%'), code(18535)],
    [{ $dateToString: { date: '$at', formatt: 'x' } }, code(9)],
  ]);
  const trunc = (date: string, unit: string, others: object = {}) => ({
    $dateTrunc: { date: day(date), unit, ...others },
  });
  const berlin = { timezone: 'Europe/Berlin' };
  vectors('are cut to the beginning of their unit', [
    [trunc('2021-03-20T11:30:05.5Z', 'hour'), day('2021-03-20T11:00:00Z')],
    [trunc('2021-03-20T11:30:05.5Z', 'day'), day('2021-03-20T00:00:00Z')],
    [trunc('2021-03-20T11:30:05Z', 'week'), day('2021-03-14T00:00:00Z')],
    [trunc('2021-03-20T11:30:05Z', 'week', { startOfWeek: 'Monday' }), day('2021-03-15')],
    [trunc('2021-03-20T11:30:05Z', 'month'), day('2021-03-01')],
    [trunc('2021-05-20T11:30:05Z', 'quarter'), day('2021-04-01')],
    [trunc('2021-05-20T11:30:05Z', 'year'), day('2021-01-01')],
    [trunc('2021-03-20T23:30:00Z', 'day', berlin), day('2021-03-20T23:00:00Z')],
    [trunc('2021-03-28T12:00:00Z', 'day', berlin), day('2021-03-27T23:00:00Z')],
    [trunc('2021-03-31T22:30:00Z', 'month', berlin), day('2021-03-31T22:00:00Z')],
    [trunc('1969-12-31T23:59:59Z', 'minute'), day('1969-12-31T23:59:00Z')],
    [trunc('2021-03-20T11:30:05Z', 'fortnight'), code(9)],
    [trunc('2021-03-20T11:30:05Z', 'day', { binSize: 2 }), code(9)],
    [{ $dateTrunc: { date: '$nothing', unit: 'day' } }, null],
    [{ $dateTrunc: { date: '$text', unit: 'day' } }, code(16006)],
  ]);
});
