import { beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../contract/book/delivery-estimate.ts';
import { type EmailKind } from '../../../contract/email/email.ts';
import { orderSchema } from '../../../contract/order/order.ts';
import { writeTime } from '../../../contract/shop/formats.ts';
import { createLog } from '../../../log.ts';
import { EmailModel } from '../../../models/emails/email.model.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { makeEmailsDue } from '../../../testing/orders/queued-emails.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp, testEnv } from '../../../testing/test-app.ts';
import { writeDueEmails } from '../../emails/write-emails.ts';

useTestDatabase();

let api: ReturnType<typeof createTestApp>['api'];
beforeEach(() => {
  api = createTestApp().api;
});

const today = new Date().toISOString().slice(0, 10);
const longDay = (day: string) =>
  writeTime(`${day}T00:00:00Z`, { locale: 'en-US', timeZone: 'UTC' }, { dateStyle: 'long' });
const step = (id: string, body: object) =>
  api.patch(`/api/orders/${id}/status`).set(signInAdmin()).send(body).expect(200);
const receiptOf = async (id: string) =>
  (await api.get(`/api/orders/${id}/receipt`).set(signInAdmin()).expect(200)).text;
/** Its text as it is read, whatever the lines are. */
const emailOf = async (kind: EmailKind) => {
  await writeDueEmails({ env: testEnv, log: createLog('silent') });
  const email = await EmailModel.findOne({ kind }).orFail().lean();
  return (email.text ?? '').replaceAll(/\s+/g, ' ');
};

/** An order of a book from the shelf, one that is ordered in, and one that appears later. */
async function placeThree() {
  const from = addDays(today, 40);
  const [here, later, unborn] = [
    await makeBook({ title: 'Here', stock: 3 }),
    await makeBook({ title: 'Later', supply: 'orderIn', supplyDays: 3, stock: 0 }),
    await makeBook({ title: 'Unborn', supply: 'preorder', availableFrom: from }),
  ];
  const { body } = await api
    .post('/api/orders/')
    .set(await signInCustomer())
    .send(orderFor([here, later, unborn]))
    .expect(201);
  const expected = `Ordered for you, expected by ${longDay(addDays(today, 5))}`;
  const appears = `Appears on ${longDay(from)}`;
  return { id: orderSchema.parse(body)._id, here, later, unborn, expected, appears };
}

it('says in email and receipt what is promised of each book, and nothing of what is there', async () => {
  const { id, expected, appears } = await placeThree();
  for (const text of [await emailOf('order-received'), await emailOf('new-order')]) {
    expect(text).toContain(`Later. ${expected}`);
    expect(text).toContain(`Unborn. ${appears}`);
    expect(text).toMatch(/Here \$10\.50/);
  }
  const receipt = await receiptOf(id);
  expect(receipt).toContain(expected);
  expect(receipt).toContain(appears);
  expect(receipt.match(/Ordered for you|Appears on/g)).toHaveLength(2);
});

it('names a day in the language and the words of the shop', async () => {
  await setSettings({
    language: 'de',
    money: { currency: 'EUR', locale: 'de-DE', timeZone: 'UTC' },
  });
  const { id } = await placeThree();
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });
  const receipt = await receiptOf(id);
  expect(receipt).toContain(day.format(new Date(addDays(today, 5))));
  expect(receipt).not.toMatch(/Ordered for you|Appears on/);
});

it('promises nothing any more of a book that was taken out of the order', async () => {
  const { id, here, expected } = await placeThree();
  await step(id, { status: 'confirmed' });
  await step(id, { status: 'shipped', items: [here.id] });
  expect(await receiptOf(id)).toContain('Sent on');
  await step(id, { status: 'cancelled' });
  const receipt = await receiptOf(id);
  expect(receipt).not.toContain(expected);
  expect(receipt).toContain('Cancelled');
});

it('promises nothing in the email of an order that was cancelled', async () => {
  const { id } = await placeThree();
  await step(id, { status: 'cancelled' });
  await makeEmailsDue();
  const text = await emailOf('order-cancelled');
  expect(text).toContain('Later');
  expect(text).not.toMatch(/Ordered for you|Appears on/);
});
