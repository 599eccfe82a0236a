import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { bookSchema } from '../../contract/book/book.ts';
import { addSoldOrders, bookIds, type SoldOrder } from '../../testing/orders/sold-orders.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook } from '../../testing/factories.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { rankBestSellers } from './rank-best-sellers.ts';

useTestDatabase();

const dayMs = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
const sold = (book: number, days: number, status: SoldOrder['status'] = 'delivered') => ({
  at: daysAgo(days),
  status,
  items: [{ book, cents: 1000 }],
});

/** Six books, the first the oldest; the first four have the ids that orders name. */
beforeEach(async () => {
  for (const [i, stock] of [undefined, 3, 0, undefined, undefined, 0].entries()) {
    await makeBook({
      ...(bookIds[i] && { _id: bookIds[i] }),
      title: `Book ${i}`,
      category: i % 2 ? 'horror' : 'fiction',
      createdAt: daysAgo(10 - i),
      ...(stock !== undefined && { stock }),
    });
  }
});

async function list(query: object = {}) {
  // Another app, which remembers no earlier answer.
  const { api } = createTestApp();
  const { body, headers } = await api
    .get('/api/books/')
    .query({ sort: 'best-sellers', limit: '24', ...query })
    .expect(200);
  expect(headers['x-total-count']).toBe('category' in query ? '3' : '6');
  const books = z.array(bookSchema).parse(body);
  return books.map(({ title }) => Number(title.slice(5)));
}

it('top sellers begin with what sold most in 90 days, then the newest; sold-out books come last', async () => {
  await addSoldOrders([sold(1, 1), sold(0, 2), sold(0, 89), sold(2, 3), sold(2, 4), sold(2, 5)]);
  await rankBestSellers();
  expect(await list()).toEqual([0, 1, 4, 3, 5, 2]);
});

it('what was sold earlier, cancelled or returned does not count', async () => {
  const earlier = Array.from({ length: 5 }, () => sold(3, 91));
  await addSoldOrders([...earlier, sold(1, 1), sold(0, 1, 'cancelled'), sold(0, 1, 'returned')]);
  await rankBestSellers();
  expect(await list()).toEqual([1, 4, 3, 0, 5, 2]);
});

it('a shop that sold nothing lately shows the newest, those that are sold out last', async () => {
  await addSoldOrders([sold(0, 91)]);
  await rankBestSellers();
  expect(await list()).toEqual([4, 3, 1, 0, 5, 2]);
});

it('a category and pages have the same order, without gaps or repeats', async () => {
  await addSoldOrders([sold(1, 1), sold(0, 2), sold(0, 3), sold(2, 3)]);
  await rankBestSellers();
  expect(await list({ category: 'horror' })).toEqual([1, 3, 5]);
  expect(await list({ category: 'fiction' })).toEqual([0, 4, 2]);
  const whole = await list();
  for (const limit of [1, 2, 4, 5]) {
    const pages = [];
    for (let page = 1; page <= Math.ceil(6 / limit); page += 1)
      pages.push(...(await list({ limit: String(limit), page: String(page) })));
    expect(pages).toEqual(whole);
  }
});
