import { expect, it } from 'vitest';
import { CustomerSession } from '../../../auth/customer-session.model.ts';
import { accountExportSchema } from '../../../contract/account/customer.ts';
import { addEmail, EmailModel } from '../../../models/emails/email.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookRequestModel } from '../../book-requests/book-request.model.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import { WithdrawalModel } from '../../withdrawals/withdrawal.model.ts';

useTestDatabase();

it('takes the emails about a withdrawal with it, also to an address that is not verified', async () => {
  const { api } = createTestApp();
  const reader = await signInCustomer('reader@example.com', 'uid-reader');
  const content = { subject: 'We have it', text: 'Declared by Rita', html: '<p>' };
  const at = { number: '1001', status: 'open', receivedAt: new Date() } as const;
  for (const [uid, email] of [
    ['uid-reader', 'rita@example.com'],
    ['uid-other', 'otto@example.com'],
  ] as const) {
    const declared = { ...at, uid, name: 'Rita', email, emailLower: email, key: uid };
    const { _id } = await WithdrawalModel.create(declared);
    const storedEmail = { ...content, kind: 'withdrawal-received', to: email } as const;
    await addEmail({
      ...storedEmail,
      recordId: _id,
      key: `${_id.toHexString()} withdrawal-received 1`,
    });
  }
  await api.delete('/api/me').set(reader).expect(200);
  expect(await EmailModel.distinct('to')).toEqual(['otto@example.com']);
  expect((await WithdrawalModel.distinct('name')).sort()).toEqual(['Erased', 'Rita']);
});

it('takes the emails to an address away however it was typed, also of what is over by then', async () => {
  const { api } = createTestApp();
  const reader = await signInCustomer('reader@xn--bcher-kva.example', 'uid-reader');
  const content = { subject: 'It is here', text: 'Your book', html: '<p>' };
  for (const [i, to] of ['Reader@Bücher.example', 'READER@xn--bcher-kva.example'].entries())
    await addEmail({ ...content, kind: 'book-here', key: `${i} book-here`, to });
  await addEmail({ ...content, kind: 'book-here', key: 'other', to: 'reader@example.com' });
  const { body } = await api.get('/api/me/export').set(reader).expect(200);
  expect(accountExportSchema.parse(body).emails).toHaveLength(2);
  await api.delete('/api/me').set(reader).expect(200);
  expect(await EmailModel.distinct('to')).toEqual(['reader@example.com']);
});

it('takes the newsletter and its email of somebody who never ordered, if the address is verified', async () => {
  const { api } = createTestApp();
  const reader = await signInCustomer('reader@example.com', 'uid-reader');
  await api.post('/api/newsletter').send({ email: 'Reader@example.com' });
  await addEmail({
    key: 'newsletter 1',
    kind: 'newsletter-confirm',
    to: 'Reader@example.com',
    subject: 'One click',
    text: 'Confirm',
    html: 'Confirm',
  });
  await CustomerSession.updateMany({}, { emailVerified: false });
  await api.delete('/api/me').set(reader).expect(200);
  expect(await NewsletterSignupModel.countDocuments()).toBe(1);
  expect(await EmailModel.countDocuments()).toBe(1);

  const verified = await signInCustomer('reader@example.com', 'uid-reader');
  await api.delete('/api/me').set(verified).expect(200);
  expect(await NewsletterSignupModel.countDocuments()).toBe(0);
  expect(await EmailModel.countDocuments()).toBe(0);
});

it('leaves the owner, who has ordered as a customer, the emails of the shop', async () => {
  const { api } = createTestApp();
  const email = 'owner@books.example';
  const content = { subject: 'For the owner', text: 'Of others', html: '<p>' };
  for (const kind of ['digest', 'new-order', 'new-message', 'backup-failed'] as const)
    await addEmail({ ...content, kind, key: kind, to: email });
  await addEmail({ ...content, kind: 'book-here', key: 'book-here', to: email });
  const owner = await signInCustomer(email, 'uid-owner');
  await api.delete('/api/me').set(owner).expect(200);
  const left = await EmailModel.distinct('kind');
  expect(left.sort()).toEqual(['backup-failed', 'digest', 'new-message', 'new-order']);
});

it('takes what an address has that the account has verified and ordered with before it changed', async () => {
  const { api } = createTestApp();
  const address = 'Rita@old.example';
  await signInCustomer(address, 'uid-reader');
  await addOrder({
    uid: 'uid-reader',
    email: address,
    status: 'delivered',
    createdAt: new Date(0),
  });
  await CustomerSession.deleteMany();
  await api.post('/api/newsletter').send({ email: address }).expect(204);
  await api.post('/api/book-requests').send({ text: 'Owls', email: address }).expect(202);
  const reader = await signInCustomer('rita@new.example', 'uid-reader');
  await api.delete('/api/me').set(reader).expect(200);
  expect(await NewsletterSignupModel.countDocuments()).toBe(0);
  expect(await BookRequestModel.countDocuments()).toBe(0);
});

it('leaves an address to the account that has verified it since', async () => {
  const { api } = createTestApp();
  const address = 'desk@firm.example';
  await signInCustomer(address, 'uid-reader');
  await addOrder({
    uid: 'uid-reader',
    email: address,
    status: 'delivered',
    createdAt: new Date(0),
  });
  await CustomerSession.deleteMany();
  await signInCustomer(address, 'uid-successor');
  await api.post('/api/newsletter').send({ email: address }).expect(204);
  const reader = await signInCustomer('rita@new.example', 'uid-reader');
  await api.delete('/api/me').set(reader).expect(200);
  expect(await NewsletterSignupModel.countDocuments()).toBe(1);
});
