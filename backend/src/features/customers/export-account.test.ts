import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { CustomerSession } from '../../auth/customer-session.model.ts';
import { accountExportSchema } from '../../contract/account/customer.ts';
import { orderSchema } from '../../contract/order/order.ts';
import { useTestDatabase } from '../../testing/database.ts';
import { makeBook, orderFor } from '../../testing/factories.ts';
import { signInCustomer } from '../../testing/people/sign-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { addEmail } from '../../outbox/email.model.ts';
import { BookRequestModel } from '../book-requests/book-request.model.ts';
import { WithdrawalModel } from '../withdrawals/withdrawal.model.ts';

useTestDatabase();

const { api } = createTestApp();

it('the file of all my data has the emails, the withdrawals and the book requests, and none of anybody else', async () => {
  const reader = await signInCustomer();
  const { body } = await api
    .post('/api/orders/')
    .set(reader)
    .send(orderFor([await makeBook()]))
    .expect(201);
  const { _id } = orderSchema.parse(body);
  const content = { subject: 'We have it', text: 'Hello Rita', html: '<p>' };
  const about = { ...content, kind: 'order-received', to: 'Reader@example.com' } as const;
  const recordId = new Types.ObjectId(_id);
  await addEmail({ ...about, recordId, key: `${_id} order-received 1` });
  await addEmail({
    ...about,
    recordId,
    key: `${_id} new-order 1`,
    kind: 'new-order',
    to: 'owner@x.example',
  });
  await addEmail({
    ...about,
    key: 'newsletter',
    kind: 'newsletter-confirm',
    to: 'reader@example.com',
  });
  await addEmail({ ...about, key: 'of another', to: 'otto@example.com' });
  const email = 'reader@example.com';
  const at = new Date();
  const declared = {
    name: 'Rita',
    email,
    emailLower: email,
    number: '1001',
    status: 'open',
  } as const;
  await WithdrawalModel.create({ ...declared, key: 'one', receivedAt: at });
  const elsewhere = { email: 'rita@example.com', emailLower: 'rita@example.com' };
  const own = await WithdrawalModel.create({
    ...{ ...declared, ...elsewhere, number: '1002', key: 'two', receivedAt: new Date(0) },
    uid: `uid-of-${email}`,
  });
  await addEmail({
    ...{ ...about, to: elsewhere.email, kind: 'withdrawal-received', recordId: own._id },
    key: `${own._id.toHexString()} withdrawal-received 1`,
  });
  const links = { confirmHash: 'c', endHash: 'e', isVerified: true, createdAt: at, expiresAt: at };
  await BookRequestModel.create({
    key: 'w',
    text: 'Owls',
    email,
    address: email,
    status: 'open',
    ...links,
  });
  const read = async () =>
    accountExportSchema.parse((await api.get('/api/me/export').set(reader).expect(200)).body);
  const file = await read();
  expect(file.emails.map(({ kind }) => kind).sort()).toEqual([
    'newsletter-confirm',
    'order-received',
    'withdrawal-received',
  ]);
  expect(file.withdrawals.map(({ number }) => number)).toEqual(['1001', '1002']);
  expect(file.bookRequests).toMatchObject([{ text: 'Owls' }]);

  await CustomerSession.updateMany({}, { emailVerified: false });
  const claimed = await read();
  expect(claimed.emails.map(({ kind }) => kind).sort()).toEqual([
    'order-received',
    'withdrawal-received',
  ]);
  expect(claimed.withdrawals).toMatchObject([{ number: '1002', name: 'Rita' }]);
  expect(claimed.bookRequests).toEqual([]);
});
