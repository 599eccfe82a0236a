import { writeTime } from '../../../contract/shop/formats.ts';
import type { StoredWithdrawal } from '../../withdrawals/withdrawal.model.ts';
import { customerLetter } from './customer-letter.ts';
import { facts, type Content, type Sender } from './letter-content.ts';

/** What was declared and when, on a medium that lasts (Directive 2011/83/EU, Article 11a(4)). */
export function withdrawalContent(declared: StoredWithdrawal, sender: Sender): Content {
  const { number, items, titles, receivedAt } = declared;
  const what = items?.length
    ? `${items.length} ${items.length === 1 ? 'book' : 'books'} of order #${number}`
    : `order #${number}`;
  const received = writeTime(receivedAt, sender.money, { dateStyle: 'long', timeStyle: 'long' });
  const declaration = facts([
    ['Declared', `Withdrawal from the contract for ${what}`],
    ...(titles ?? []).map((title): [string, string] => ['Book', title]),
    ['Name', declared.name],
    ['E-mail', declared.email],
    ['Received', received],
  ]);
  // What was declared and when is what the law asks for: it stays whatever the owner writes.
  return customerLetter('withdrawal-received', sender, {
    words: { name: declared.name, number: `#${number}`, books: what },
    always: [declaration],
    reason: `You get this letter because a withdrawal with your address was declared at ${sender.name}.`,
  });
}
