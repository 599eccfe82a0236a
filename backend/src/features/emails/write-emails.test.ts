import { expect, it } from 'vitest';
import { findDueEmails, queueEmails } from '../../models/emails/queued-email.model.ts';
import { createLog } from '../../log.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { addOrder } from '../../testing/orders/orders.ts';
import { makeEmailsDue, queuedKinds } from '../../testing/orders/queued-emails.ts';
import { setSettings } from '../../testing/save-settings.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';
import { EmailModel } from '../../models/emails/email.model.ts';
import { writeDueEmails } from './write-emails.ts';

useTestDatabase();

const declared = (number: string) => ({
  name: 'Rita',
  email: 'rita@example.com',
  emailLower: 'rita@example.com',
  number,
  key: number,
  receivedAt: new Date(),
  status: 'open' as const,
});

it('tells of orders though the emails about another one cannot be written', async () => {
  const add = () => addOrder({}, ['order-received', 'new-order']);
  const ids = [await add(), await add(), await add()];
  await OrderModel.collection.updateOne({ _id: ids[1] }, { $unset: { items: 1 } });
  const { env } = createTestApp();
  await writeDueEmails({ env, log: createLog('silent') });
  expect(await EmailModel.distinct('key')).toHaveLength(4);
  expect(await queuedKinds('order')).toEqual(['order-received', 'new-order']);
  expect(await queuedKinds('order', ids[1])).toHaveLength(2);
  // Not at once: each try logs an error.
  expect(await findDueEmails('order')).toEqual([]);
});

it('tells of an order behind two hundred emails that cannot be written', async () => {
  const broken = await addOrder({}, []);
  await OrderModel.collection.updateOne({ _id: broken }, { $unset: { items: 1 } });
  const event = { of: 'order', recordId: broken, kinds: ['order-received'] } as const;
  const start = Date.now() - 3_600_000;
  await queueEmails(Array.from({ length: 200 }, (_, n) => ({ ...event, at: new Date(start + n) })));
  const id = await addOrder({}, ['order-received']);
  const { env } = createTestApp();
  for (const _run of [1, 2]) await writeDueEmails({ env, log: createLog('silent') });
  expect(await queuedKinds('order', id)).toEqual([]);
  expect(await EmailModel.countDocuments()).toBe(1);
});

it('tells of a withdrawal though no email about orders can be written', async () => {
  await setSettings({ digest: true });
  const broken = await addOrder({}, ['new-order']);
  await OrderModel.collection.updateOne({ _id: broken }, { $unset: { items: 1 } });
  const { _id: recordId } = await WithdrawalModel.create(declared('1001'));
  const event = { of: 'withdrawal', recordId, at: new Date() } as const;
  await queueEmails([{ ...event, kinds: ['withdrawal-received'] }]);
  const { env } = createTestApp();
  await expect(writeDueEmails({ env, log: createLog('silent') })).rejects.toThrow();
  expect(await queuedKinds('withdrawal')).toEqual([]);
  expect((await EmailModel.find().lean()).map(({ kind }) => kind)).toEqual(['withdrawal-received']);
  expect(await queuedKinds('order', broken)).toEqual(['new-order']);
});

it('still owes the receipt of a withdrawal that cannot be written now', async () => {
  for (const number of ['1001', '1002']) {
    const { _id: recordId } = await WithdrawalModel.create(declared(number));
    const event = { of: 'withdrawal', recordId, at: new Date() } as const;
    await queueEmails([{ ...event, kinds: ['withdrawal-received'] }]);
  }
  await WithdrawalModel.collection.updateOne({ number: '1001' }, { $unset: { receivedAt: 1 } });
  const { env } = createTestApp();
  await writeDueEmails({ env, log: createLog('silent') });
  expect(await queuedKinds('withdrawal')).toEqual(['withdrawal-received']);
  await WithdrawalModel.collection.updateOne(
    { number: '1001' },
    { $set: { receivedAt: new Date() } },
  );
  await makeEmailsDue();
  await writeDueEmails({ env, log: createLog('silent') });
  expect(await EmailModel.distinct('key')).toHaveLength(2);
  expect(await queuedKinds('withdrawal')).toEqual([]);
});
