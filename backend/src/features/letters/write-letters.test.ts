import { expect, it } from 'vitest';
import { queueLetter } from '../../outbox/outbox.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';
import { LetterModel } from '../../outbox/letter.model.ts';
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

it('still owes the receipt of a withdrawal that cannot be written now', async () => {
  const declared = (number: string) => ({
    ...{ name: 'Rita', email: 'rita@example.com', emailLower: 'rita@example.com' },
    ...{ number, key: number, receivedAt: new Date(), status: 'open' as const },
    outbox: [queueLetter('withdrawal-received', new Date())],
  });
  await WithdrawalModel.create([declared('1001'), declared('1002')]);
  await WithdrawalModel.collection.updateOne({ number: '1001' }, { $unset: { receivedAt: 1 } });
  const { settings } = createTestApp();
  await writeDueLetters({ settings, log: createLog('silent') });
  const owed = { 'outbox.kind': 'withdrawal-received' } as const;
  expect(await WithdrawalModel.distinct('number', owed)).toEqual(['1001']);
  await WithdrawalModel.collection.updateOne(
    { number: '1001' },
    { $set: { receivedAt: new Date() } },
  );
  await writeDueLetters({ settings, log: createLog('silent') });
  expect(await LetterModel.distinct('key')).toHaveLength(2);
  expect(await WithdrawalModel.distinct('number', owed)).toEqual([]);
});
