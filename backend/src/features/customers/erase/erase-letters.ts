import mongoose from 'mongoose';
import type { Erasure } from '../../account/customer.model.ts';
import { LetterModel } from '../../letters/letter.model.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import type { StoredOrder } from '../../orders/order.model.ts';

const among = <Value>(values: Value[]) => mongoose.trusted({ $in: values });

/** The addresses of a person as they were written, in orders and for the newsletter. */
export async function findAddresses(orders: StoredOrder[], known: string[]): Promise<string[]> {
  const addresses = [...known, ...orders.flatMap(({ email }) => email || [])];
  const signups = await NewsletterSignupModel.find({ _id: amongLower(addresses) }).lean();
  return [...new Set([...addresses, ...signups.map(({ email }) => email)])];
}

/**
 * Takes away the letters about these orders, the newsletter of all these addresses, and the other
 * letters to those that are the person's own: whoever claims one must not take away another's. May be
 * repeated at any point.
 */
export async function eraseLetters(erasure: Erasure): Promise<void> {
  const { by, orderIds, emails, provenEmails } = erasure;
  // The owner says that the addresses on the orders are this person's.
  const isOwn = (email: string) => by != null || provenEmails.includes(email.toLowerCase());
  await LetterModel.deleteMany({ to: among(emails.filter(isOwn)) });
  await LetterModel.deleteMany({ kind: 'newsletter-confirm', to: among(emails) });
  await NewsletterSignupModel.deleteMany({ _id: amongLower(emails) });
  for (const id of orderIds) {
    // A letter's key begins with the id of its order.
    const key = mongoose.trusted({ $gte: `${id.toHexString()} `, $lt: `${id.toHexString()}!` });
    await LetterModel.deleteMany({ key });
  }
}

function amongLower(emails: string[]) {
  return among(emails.map((email) => email.toLowerCase()));
}
