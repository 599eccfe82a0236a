import type { ClientSession } from 'mongoose';
import { findVerifiedAccounts, deleteVerified } from '../../../auth/verified-address.model.ts';
import { foldEmail } from '../../../contract/text/email.ts';
import { eraseEmailsTo } from '../../../models/emails/email.model.ts';
import { dropQueuedEmails } from '../../../models/emails/queued-email.model.ts';
import type { Erasure } from '../../account/customer.model.ts';
import { BookRequestModel } from '../../book-requests/book-request.model.ts';
import { NewsletterSignupModel } from '../../newsletter/newsletter.model.ts';
import { eraseWithdrawals } from '../../withdrawals/withdrawal.model.ts';
import { accountOf } from '../../../models/orders/customer-key.ts';

/**
 * Erases emails, newsletter sign-ups, book requests and withdrawals of the person's own addresses, and
 * withdrawals of the account.
 */
export async function eraseAddresses(erasure: Erasure, session: ClientSession): Promise<void> {
  const uid = accountOf(erasure.key);
  const own = await findOwnAddresses(erasure, session);
  const $in = own.map(foldEmail);
  const bookRequestIds = await BookRequestModel.distinct('_id', { address: { $in } }, { session });
  // Conflicts with a process that is just writing one of these emails.
  await dropQueuedEmails({ recordIds: [...bookRequestIds, ...$in] }, session);
  await eraseEmailsTo($in, session);
  await BookRequestModel.deleteMany({ address: { $in } }, { session });
  await NewsletterSignupModel.deleteMany({ _id: { $in } }, { session });
  await eraseWithdrawals({ uid, orderIds: [], verifiedEmails: own }, session);
  if (uid !== undefined) await deleteVerified(uid, session);
}

/** The person's own addresses: an unverified one may be somebody else's. */
async function findOwnAddresses(
  { key, by, emails, verifiedEmails }: Erasure,
  session: ClientSession,
): Promise<string[]> {
  const uid = accountOf(key);
  const verifiedAccountsOf = await findVerifiedAccounts(emails, session);
  const isOfAnother = (email: string) =>
    [...verifiedAccountsOf(email)].some((account) => account !== uid);
  // Also an address of an ended session. An admin who erases vouches for the addresses on the orders.
  const isKnown = (email: string) =>
    by != null || (uid !== undefined && verifiedAccountsOf(email).has(uid));
  return emails.filter(
    (email) => verifiedEmails.includes(foldEmail(email)) || (isKnown(email) && !isOfAnother(email)),
  );
}
