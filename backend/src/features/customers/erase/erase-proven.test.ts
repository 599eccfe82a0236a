import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CustomerSession } from '../../../auth/customer-session.model.ts';
import { customerSchema } from '../../../contract/account/customer.ts';
import { addEmail, EmailModel } from '../../../models/emails/email.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { addOrder } from '../../../testing/orders/orders.ts';
import { signInAdmin, signInCustomer } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';

useTestDatabase();

const { api } = createTestApp();
const email = 'Zoe@example.com';

/** The owner erases the only customer there is, who has ordered once and signed out since. */
async function eraseWhoOrdered(uid: string) {
  await CustomerSession.deleteMany();
  await addOrder({ uid, email, status: 'delivered', createdAt: new Date('2026-01-05') });
  const { body } = await api.get('/api/customers/').set(signInAdmin()).expect(200);
  const [{ id } = { id: '' }] = z.array(customerSchema).parse(body);
  await api.delete(`/api/customers/${id}`).set(signInAdmin()).expect(200);
}

it('forgets the verification of a signed-out customer, and of no other', async () => {
  await signInCustomer(email, 'uid-of-zoe');
  await signInCustomer('ada@example.com', 'ada');
  await eraseWhoOrdered('uid-of-zoe');
  const verified = mongoose.connection.collection('verified-addresses');
  expect(await verified.distinct('uid')).toEqual(['ada']);
});

it('keeps what another account has verified, even if the erased one ordered with that address', async () => {
  await signInCustomer(email, 'uid-of-zoe');
  await NewsletterSignupModel.create({ _id: 'zoe@example.com', email, consentAt: new Date() });
  const content = { subject: 'It is here', text: 'x', html: 'x' };
  await addEmail({ ...content, key: 'hers', kind: 'book-here', to: email });
  await eraseWhoOrdered('uid-mallory');
  expect(await NewsletterSignupModel.countDocuments()).toBe(1);
  expect(await EmailModel.distinct('key')).toEqual(['hers']);
});
