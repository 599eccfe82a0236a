import { describe, expect, test } from 'vitest';
import { useSales } from './sales.ts';

const { aggregate } = useSales();

describe('a sales report', () => {
  const orders = [
    { at: new Date('2021-03-27T23:30:00Z'), cents: 1000, status: 'placed', uid: 'u', name: 'Ann' },
    { at: new Date('2021-03-28T21:00:00Z'), cents: 500, status: 'cancelled', uid: 'v', name: 'Bo' },
    { at: new Date('2021-03-28T22:30:00Z'), cents: 250, status: 'shipped', uid: 'u', name: 'Anna' },
  ];
  test('by day and by week at a place, sales apart from cancellations', async () => {
    const timezone = 'Europe/Berlin';
    const report = (unit: string) =>
      aggregate(orders, [
        {
          $group: {
            _id: { $dateTrunc: { date: '$at', unit, timezone, startOfWeek: 'monday' } },
            orders: { $sum: 1 },
            cents: {
              $sum: { $cond: [{ $in: ['$status', ['placed', 'shipped']] }, '$cents', 0] },
            },
          },
        },
        { $set: { day: { $dateToString: { date: '$_id', format: '%Y-%m-%d', timezone } } } },
        { $sort: { _id: 1 } },
        { $unset: '_id' },
      ]);
    expect(await report('day')).toEqual([
      { orders: 2, cents: 1000, day: '2021-03-28' },
      { orders: 1, cents: 250, day: '2021-03-29' },
    ]);
    expect(await report('week')).toEqual([
      { orders: 2, cents: 1000, day: '2021-03-22' },
      { orders: 1, cents: 250, day: '2021-03-29' },
    ]);
  });

  test('by customer, with the first and the last order', async () => {
    const customers = await aggregate(orders, [
      { $sort: { at: 1 } },
      {
        $group: {
          _id: '$uid',
          name: { $last: '$name' },
          first: { $first: '$at' },
          last: { $max: '$at' },
          euros: { $sum: { $divide: ['$cents', 100] } },
        },
      },
      { $sort: { euros: -1 } },
      { $project: { name: { $toUpper: '$name' }, euros: { $round: ['$euros', 1] } } },
    ]);
    expect(customers).toEqual([
      { _id: 'u', name: 'ANNA', euros: 12.5 },
      { _id: 'v', name: 'BO', euros: 5 },
    ]);
  });
});
