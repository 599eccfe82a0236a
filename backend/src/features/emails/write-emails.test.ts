import { expect, it } from 'vitest';
import { queueEmail } from '../../outbox/outbox.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../order-record/order.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';
import { EmailModel } from '../../outbox/email.model.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

it('tells of orders though the emails about another one cannot be written', async () => {
  const outbox = [queueEmail('order-received', new Date()), queueEmail('new-order', new Date())];
  const ids = [await addOrder({ outbox }), await addOrder({ outbox }), await addOrder({ outbox })];
  await OrderModel.collection.updateOne({ _id: ids[1] }, { $unset: { items: 1 } });
  const { settings } = createTestApp();
  await writeDueEmails({ settings, log: createLog('silent') });
  expect(await EmailModel.distinct('key')).toHaveLength(4);
  expect(await OrderModel.distinct('_id', { 'outbox.kind': 'new-order' })).toEqual([ids[1]]);
});

it('still owes the receipt of a withdrawal that cannot be written now', async () => {
  const declared = (number: string) => ({
    ...{ name: 'Rita', email: 'rita@example.com', emailLower: 'rita@example.com' },
    ...{ number, key: number, receivedAt: new Date(), status: 'open' as const },
    outbox: [queueEmail('withdrawal-received', new Date())],
  });
  await WithdrawalModel.create([declared('1001'), declared('1002')]);
  await WithdrawalModel.collection.updateOne({ number: '1001' }, { $unset: { receivedAt: 1 } });
  const { settings } = createTestApp();
  await writeDueEmails({ settings, log: createLog('silent') });
  const pending = { 'outbox.kind': 'withdrawal-received' } as const;
  expect(await WithdrawalModel.distinct('number', pending)).toEqual(['1001']);
  await WithdrawalModel.collection.updateOne(
    { number: '1001' },
    { $set: { receivedAt: new Date() } },
  );
  await writeDueEmails({ settings, log: createLog('silent') });
  expect(await EmailModel.distinct('key')).toHaveLength(2);
  expect(await WithdrawalModel.distinct('number', pending)).toEqual([]);
});
