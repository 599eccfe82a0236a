import mongoose from 'mongoose';
import { forgetProven } from '../../../auth/proven-address.model.ts';
import type { LetterKind } from '../../../contract/shop/letter.ts';
import type { Erasure } from '../../account/customer.model.ts';
import { eraseLettersAbout, LetterModel } from '../../../outbox/letter.model.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import type { StoredOrder } from '../../../order-record/order.model.ts';
import { WishModel } from '../../wishes/wish.model.ts';

const among = <Value>(values: Value[]) => mongoose.trusted({ $in: values });

/** The addresses of a person as they were written, in orders and for the newsletter. */
export async function findAddresses(orders: StoredOrder[], known: string[]): Promise<string[]> {
  const addresses = [...known, ...orders.flatMap(({ email }) => email || [])];
  const [signups, wishes] = await Promise.all([
    NewsletterSignupModel.find({ _id: amongLower(addresses) }).lean(),
    WishModel.find({ address: amongLower(addresses) }).lean(),
  ]);
  return [...new Set([...addresses, ...[...signups, ...wishes].map(({ email }) => email)])];
}

/**
 * Takes away the letters about these orders, newsletter and wishes of all these addresses, and the other
 * letters to those that are the person's own: whoever claims one must not take away another's. May be
 * repeated at any point.
 */
export async function eraseLetters(erasure: Erasure): Promise<void> {
  const { by, orderIds, emails, provenEmails } = erasure;
  // The owner says that the addresses on the orders are this person's.
  const isOwn = (email: string) => by != null || provenEmails.includes(email.toLowerCase());
  await LetterModel.deleteMany({ to: among(emails.filter(isOwn)) });
  const kind = among<LetterKind>(['newsletter-confirm', 'wish-confirm', 'book-here']);
  await LetterModel.deleteMany({ kind, to: among(emails) });
  await forgetProven(provenEmails);
  await WishModel.deleteMany({ address: amongLower(emails) });
  await NewsletterSignupModel.deleteMany({ _id: amongLower(emails) });
  await eraseLettersAbout(orderIds);
}

function amongLower(emails: string[]) {
  return among(emails.map((email) => email.toLowerCase()));
}
