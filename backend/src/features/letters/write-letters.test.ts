import { expect, it } from 'vitest';
import { queueLetter } from '../../database/outbox.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../orders/order.model.ts';
import { LetterModel } from './letter.model.ts';
import { writeDueLetters } from './write-letters.ts';

useTestDatabase();

it('tells of orders though the letters about another one cannot be written', async () => {
  const outbox = [queueLetter('order-received', new Date()), queueLetter('new-order', new Date())];
  const ids = [await addOrder({ outbox }), await addOrder({ outbox }), await addOrder({ outbox })];
  await OrderModel.collection.updateOne({ _id: ids[1] }, { $unset: { items: 1 } });
  const { settings } = createTestApp();
  await writeDueLetters({ settings, log: createLog('silent') });
  expect(await LetterModel.distinct('key')).toHaveLength(4);
  expect(await OrderModel.distinct('_id', { 'outbox.kind': 'new-order' })).toEqual([ids[1]]);
});
