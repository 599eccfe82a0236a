import { writeTime } from '../../../contract/shop/formats.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredBook } from '../../../book-record/book.model.ts';
import type { BackupRecord } from '../../health/backup-record.model.ts';
import type { StoredWithdrawal } from '../../withdrawals/withdrawal.model.ts';
import { customerEmail } from './customer-email.ts';
import {
  button,
  facts,
  paragraph,
  withoutLinks,
  type Content,
  type Sender,
} from './email-content.ts';

// All emails that are about no order.

/** Asks whoever reads a mailbox whether the newsletter may come there. */
export function newsletterContent(sender: Sender): Content {
  const { name, shopUrl } = sender;
  const href = `${shopUrl}/api/newsletter/confirm?token=[link:confirm]`;
  return customerEmail('newsletter-confirm', sender, {
    words: { link: href },
    blocks: { link: button('Yes, send me the newsletter', href) },
    reason: `You get this email because somebody entered your address at ${name}.`,
    ending: {
      text: 'Take the address out now',
      href: `${shopUrl}/api/newsletter/end?token=[link:end]`,
    },
  });
}

/** The question to whoever reads the mailbox. */
export function bookRequestConfirmContent(title: string, sender: Sender): Content {
  const href = `${sender.shopUrl}/api/book-requests/confirm?token=[link:confirm]`;
  return bookRequestEmail('book-request-confirm', sender, button('Yes, tell me', href), title);
}

export function bookIsHereContent(
  { _id, title }: Pick<StoredBook, '_id' | 'title'>,
  sender: Sender,
): Content {
  const href = sender.shopUrl + sitePages.book.path.replace(':id', _id.toHexString());
  return bookRequestEmail('book-here', sender, button('See the book', href), title);
}

function bookRequestEmail(
  kind: 'book-request-confirm' | 'book-here',
  sender: Sender,
  link: ReturnType<typeof button>,
  title: string,
): Content {
  return customerEmail(kind, sender, {
    words: { title, link: link.href },
    blocks: { link },
    reason: 'You get this email because somebody asked with your address to be told of a book.',
    ending: {
      text: 'Forget all that was asked with it',
      href: `${sender.shopUrl}/api/book-requests/end?token=[link:end]`,
    },
  });
}

/** What was declared and when, on a medium that lasts (Directive 2011/83/EU, Article 11a(4)). */
export function withdrawalContent(declared: StoredWithdrawal, sender: Sender): Content {
  const { number, items, titles, receivedAt } = declared;
  const name = declared.name === declared.email ? declared.name : withoutLinks(declared.name);
  const what = items?.length
    ? `${items.length} ${items.length === 1 ? 'book' : 'books'} of order #${number}`
    : `order #${number}`;
  const received = writeTime(receivedAt, sender.money, { dateStyle: 'long', timeStyle: 'long' });
  const declaration = facts([
    ['Declared', `Withdrawal from the contract for ${what}`],
    // Without titles the books are named as they were typed.
    ...(titles ?? items ?? []).map((title): [string, string] => ['Book', title]),
    ['Name', name],
    ['E-mail', declared.email],
    ['Received', received],
  ]);
  // What was declared and when is what the law asks for: it stays whatever the owner writes.
  return customerEmail('withdrawal-received', sender, {
    words: { name, number: `#${number}`, books: what },
    always: [declaration],
    reason: `You get this email because a withdrawal with your address was declared at ${sender.name}.`,
  });
}

/** Tells the owner that backups fail. */
export function failedBackupContent({ error, at }: BackupRecord, { shopUrl }: Sender): Content {
  const last = at ? `The last whole one is of ${at.toUTCString()}.` : 'There is none yet.';
  return {
    subject: 'The backup of the shop failed',
    heading: 'The backup of the shop failed',
    parts: [
      paragraph(`${error} ${last} It is tried again every hour.`),
      button('Open the settings', shopUrl + sitePages.adminSettings.path),
    ],
    reason: 'You get this email because you are the owner of the shop.',
  };
}
