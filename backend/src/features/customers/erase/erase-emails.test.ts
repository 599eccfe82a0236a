import { expect, it } from 'vitest';
import { CustomerSession } from '../../../auth/customer-session.model.ts';
import { accountExportSchema } from '../../../contract/account/customer.ts';
import { addEmail, EmailModel } from '../../../outbox/email.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
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
