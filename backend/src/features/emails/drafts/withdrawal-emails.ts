import type { StoredWithdrawal } from '../../withdrawals/withdrawal.model.ts';
import { writeTime } from '../../../contract/shop/formats.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { customerEmail, orderNumberIn } from '../contents/customer-email.ts';
import { facts, withoutLinks, type Content, type Sender } from '../contents/email-content.ts';
import { renderEmail } from '../contents/render-email.ts';
import { holdWithdrawalsOverLimit } from '../hold-emails.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';

export const toWithdrawalEmails: PrepareDrafts<StoredWithdrawal> = async (pending, sender) => {
  const withdrawalIdsOnHold = await holdWithdrawalsOverLimit(pending.map(({ record }) => record));
  return ({ record }) => ({
    to: record.email,
    recordId: record._id,
    ...(withdrawalIdsOnHold.has(record._id.toHexString()) && { status: 'held', uid: record.uid }),
    ...renderEmail(withdrawalContent(record, sender), sender),
  });
};

const longTime = { dateStyle: 'long', timeStyle: 'long' } as const;

/** Confirms the declaration and its time on a durable medium (Directive 2011/83/EU, Article 11a(4)). */
export function withdrawalContent(declared: StoredWithdrawal, sender: Sender): Content {
  const { items, titles, receivedAt } = declared;
  const name = declared.name === declared.email ? declared.name : withoutLinks(declared.name);
  const { withdrawal, rows, reasons } = wordsOf(sender.language).emails;
  const number = orderNumberIn('withdrawal-received', declared, sender);
  const what = items?.length ? withdrawal.books(items.length, number) : withdrawal.whole(number);
  const received = writeTime(receivedAt, sender.money, longTime);
  const declaration = facts([
    [rows.declared, withdrawal.declaration(what)],
    // Without titles the books are named as they were typed.
    ...(titles ?? items ?? []).map((title): [string, string] => [rows.book, title]),
    [rows.name, name],
    [rows.email, declared.email],
    [rows.received, received],
  ]);
  // The law requires the declaration and its time, so the owner's text cannot replace them.
  return customerEmail('withdrawal-received', sender, {
    words: { name, number, books: what },
    always: [declaration],
    reason: reasons.withdrawal(sender.name),
  });
}
