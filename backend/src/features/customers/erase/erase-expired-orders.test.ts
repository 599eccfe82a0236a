import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { auditEntrySchema } from '../../../contract/admin/audit-entry.ts';
import { customerSchema } from '../../../contract/account/customer.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { addEmail, EmailModel } from '../../../models/emails/email.model.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { WithdrawalModel } from '../../withdrawals/withdrawal.model.ts';
import { eraseExpiredOrders } from './erase-expired-orders.ts';

useTestDatabase();

const { api } = createTestApp();
const yearsAgo = (years: number) => new Date(Date.now() - years * 365.25 * 86_400_000);

async function keepFor(ordersYears: number | null) {
  const retention = { ordersYears, emailsMonths: 24 };
  await setSettings({ retention });
}

function closed(at: Date, fields: object = {}) {
  return addOrder({
    status: 'delivered',
    createdAt: at,
    history: [
      { status: 'placed', at },
      { status: 'delivered', at, by: 'owner' },
    ],
    ...fields,
  });
}

const namesOf = async () => (await OrderModel.find().sort({ number: 1 }).lean()).map((o) => o.name);

beforeEach(() => keepFor(2));

it('takes the person out of what was closed too long ago, and leaves city, books and sum', async () => {
  const _id = await closed(yearsAgo(3));
  await closed(yearsAgo(1));
  await addEmail({
    key: `${_id.toHexString()} order-received 1`,
    kind: 'order-received',
    recordId: _id,
    to: 'reader@example.com',
    subject: 'Hello',
    text: 'Rita',
    html: 'Rita',
  });
  const at = new Date();
  const declared = { number: '1', key: 'withdrawal', status: 'open', receivedAt: at } as const;
  const person = { name: 'Rita', email: 'reader@example.com', emailLower: 'reader@example.com' };
  const withdrawal = await WithdrawalModel.create({ ...declared, ...person, orderId: _id });
  await addEmail({
    key: `${withdrawal._id.toHexString()} withdrawal-received 1`,
    recordId: withdrawal._id,
    kind: 'withdrawal-received',
    to: 'rita@example.com',
    subject: 'We have it',
    text: 'Rita',
    html: 'Rita',
  });
  await eraseExpiredOrders();
  const kept = await OrderModel.findById(_id).lean();
  expect(JSON.stringify(kept)).not.toMatch(/rita|reader@|700\D?100\D?200/i);
  expect(await namesOf()).toEqual(['Erased', 'Rita Reader']);
  expect(await EmailModel.countDocuments()).toBe(0);
  expect(await WithdrawalModel.findOne().lean()).toMatchObject({ name: 'Erased', email: '' });
  const seen = await api.get(`/api/orders/${_id.toHexString()}`).set(signInAdmin()).expect(200);
  expect(orderSchema.parse(seen.body)).toMatchObject({
    totalPrice: 10.5,
    address: { city: 'Bern' },
  });
});

it('writes in the language of the shop that the person is gone', async () => {
  await setSettings({ language: 'de' });
  const orderId = await closed(yearsAgo(3));
  const person = { name: 'Rita', email: 'reader@example.com', emailLower: 'reader@example.com' };
  const declared = {
    number: '1',
    key: 'withdrawal',
    status: 'open',
    receivedAt: new Date(),
  } as const;
  await WithdrawalModel.create({ ...declared, ...person, orderId });
  await eraseExpiredOrders();
  expect(await namesOf()).toEqual(['Gelöscht']);
  expect(await WithdrawalModel.distinct('name')).toEqual(['Gelöscht']);
  const { body } = await api
    .get('/api/orders/')
    .query({ q: 'gelöscht' })
    .set(signInAdmin())
    .expect(200);
  expect(body).toHaveLength(1);
});

it('says in the audit log that it was done, without the data', async () => {
  const _id = await closed(yearsAgo(3));
  await eraseExpiredOrders();
  const path = `/api/audit-log?of=order&id=${_id.toHexString()}`;
  const { body } = await api.get(path).set(signInAdmin()).expect(200);
  const [erased] = z.array(auditEntrySchema).parse(body);
  expect(erased).toMatchObject({ action: 'erased', by: 'retention period', before: {}, after: {} });
  expect(JSON.stringify(body)).not.toMatch(/Rita|reader@/);
});

it('leaves alone what is open, what was closed lately, and everything by default', async () => {
  const at = yearsAgo(3);
  await closed(at, { status: 'shipped' });
  await closed(at, {
    history: [
      { status: 'placed', at },
      { status: 'returned', at: yearsAgo(1), by: 'owner' },
    ],
  });
  await eraseExpiredOrders();
  await keepFor(null);
  await closed(yearsAgo(20));
  await eraseExpiredOrders();
  expect(await namesOf()).toEqual(['Rita Reader', 'Rita Reader', 'Rita Reader']);
});

it('does each order once, though it was killed half way and two processes do it', async () => {
  for (let i = 0; i < 5; i += 1) await closed(yearsAgo(3 + i));
  const original = OrderModel.updateMany.bind(OrderModel);
  const erase = vi.spyOn(OrderModel, 'updateMany').mockImplementationOnce(original);
  erase.mockRejectedValueOnce(new Error('killed'));
  await expect(eraseExpiredOrders()).rejects.toThrow('killed');
  erase.mockRestore();
  expect(await OrderModel.countDocuments({ erasedAt: null })).toBe(5);
  await Promise.all([eraseExpiredOrders(), eraseExpiredOrders()]);
  expect(await OrderModel.countDocuments({ erasedAt: null })).toBe(0);
  const people = await OrderModel.distinct('uid');
  expect(people).toHaveLength(5);
});

it('removes the person from the customers', async () => {
  await closed(yearsAgo(3));
  const list = () => api.get('/api/customers/').set(signInAdmin()).expect(200);
  expect(z.array(customerSchema).parse((await list()).body)).toHaveLength(1);
  await eraseExpiredOrders();
  expect(z.array(customerSchema).parse((await list()).body)).toEqual([]);
});

it('takes the person out of old withdrawals that no order is known of', async () => {
  const declared = { number: '1', emailLower: 'reader@example.com' } as const;
  const person = { name: 'Rita', email: 'reader@example.com' };
  for (const [status, years] of [
    ['done', 1],
    ['open', 3],
    ['done', 4],
  ] as const) {
    const receivedAt = yearsAgo(years);
    await WithdrawalModel.create({ ...declared, ...person, status, key: `${years}`, receivedAt });
  }
  await eraseExpiredOrders();
  const names = (await WithdrawalModel.find().sort({ receivedAt: 1 }).lean()).map((w) => w.name);
  expect(names).toEqual(['Erased', 'Erased', 'Rita']);
});

it('keeps for whole years what was closed on 28 February, on 29 February too', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2028-02-29T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  await closed(new Date('2026-02-28T18:00:00Z'));
  await closed(new Date('2026-02-28T06:00:00Z'));
  await eraseExpiredOrders();
  expect(await namesOf()).toEqual(['Rita Reader', 'Erased']);
});
