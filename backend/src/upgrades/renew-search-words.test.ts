import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { renewSearchWords } from './renew-search-words.ts';
import { addOrder } from '../testing/orders/orders.ts';
import { useTestDatabase } from '../testing/database.ts';
import { signInAdmin } from '../testing/people/sign-in.ts';
import { createTestApp } from '../testing/test-app.ts';

useTestDatabase();

it('the owner finds orders of an earlier version by names in every script', async () => {
  // As earlier versions cut and folded them.
  const earlier = [
    [1, 'משה כהן', ['משה', 'כהן']],
    [2, 'मुंशी प्रेमचंद', ['म', 'शी', 'प', 'र', 'मच', 'द']],
    [3, 'サトウ ハナ', ['サトウ', 'ハナ']],
    [4, '夏目 漱石', ['夏目', '漱石']],
    [5, 'Erased', ['erased']],
  ] as const;
  for (const [number, name, searchWords] of earlier) {
    const erased = name === 'Erased' && { erasedAt: new Date(), name: 'Moshe' };
    await addOrder({ number, name, searchWords: [...searchWords], ...erased });
  }
  await renewSearchWords(mongoose.connection.db!);
  const { api } = createTestApp();
  const find = async (q: string) => {
    const { body } = await api.get('/api/orders/').query({ q }).set(signInAdmin()).expect(200);
    return (body as { number: number }[]).map(({ number }) => number);
  };
  expect(await find('כהן')).toEqual([1]);
  expect(await find('प्रेमचंद')).toEqual([2]);
  expect(await find('サトウ')).toEqual([3]);
  expect(await find('漱石')).toEqual([4]);
  expect(await find('moshe')).toEqual([]);
});

it('the owner still finds an order of an earlier version by its company', async () => {
  await addOrder({ number: 6, company: 'Lesewolke GmbH', searchWords: ['lesewolke', 'gmbh', 'x'] });
  await renewSearchWords(mongoose.connection.db!);
  const { api } = createTestApp();
  const found = await api.get('/api/orders/').query({ q: 'Lesewolke' }).set(signInAdmin());
  expect(found.body).toMatchObject([{ number: 6 }]);
});
