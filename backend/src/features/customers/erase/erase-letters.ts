import mongoose from 'mongoose';
import { forgetProven } from '../../../auth/proven-address.model.ts';
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

/** Those that are the person's: whoever only claims one must not take away what is another's. */
export function ownEmailsOf({ by, emails, provenEmails }: Erasure): string[] {
  // The owner says that the addresses on the orders are this person's.
  return emails.filter((email) => by != null || provenEmails.includes(email.toLowerCase()));
}

/**
 * Takes away the letters about these orders; letters, newsletter and wishes of the addresses that are
 * the person's own. May be repeated at any point.
 */
export async function eraseLetters(erasure: Erasure): Promise<void> {
  const { orderIds, provenEmails } = erasure;
  const own = ownEmailsOf(erasure);
  await LetterModel.deleteMany({ to: among(own) });
  await forgetProven(provenEmails);
  await WishModel.deleteMany({ address: amongLower(own) });
  await NewsletterSignupModel.deleteMany({ _id: amongLower(own) });
  await eraseLettersAbout(orderIds);
}

function amongLower(emails: string[]) {
  return among(emails.map((email) => email.toLowerCase()));
}
