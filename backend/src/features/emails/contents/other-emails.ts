import { reasonOfBackup } from '../../../backup/reason-of-backup.ts';
import { writeTime } from '../../../contract/shop/formats.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import { reasonSentence } from '../../../contract/words/reasons.ts';
import type { StoredBook } from '../../../models/books/book.model.ts';
import type { BackupRecord } from '../../../backup/backup-record.model.ts';
import type { StoredWithdrawal } from '../../withdrawals/withdrawal.model.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { customerEmail, orderNumberIn } from './customer-email.ts';
import {
  button,
  facts,
  paragraph,
  withoutLinks,
  type Content,
  type Sender,
} from './email-content.ts';
import { unsubscribePaths } from './unsubscribe-paths.ts';

// Emails that need no record of an order.

const longTime = { dateStyle: 'long', timeStyle: 'long' } as const;

/** Asks the owner of a mailbox to confirm the newsletter. */
export function newsletterContent(sender: Sender): Content {
  const { name, shopUrl } = sender;
  const { links, reasons, endings } = wordsOf(sender.language).emails;
  const href = `${shopUrl}/api/newsletter/confirm?token=[link:confirm]`;
  return customerEmail('newsletter-confirm', sender, {
    words: { link: href },
    blocks: { link: button(links.newsletter, href) },
    reason: reasons.newsletter(name),
    ending: {
      text: endings.newsletter,
      href: `${shopUrl}${unsubscribePaths['newsletter-confirm']}?token=[link:end]`,
    },
  });
}

/** Asks the owner of a mailbox to confirm a book request. */
export function bookRequestConfirmContent(title: string, sender: Sender): Content {
  const href = `${sender.shopUrl}/api/book-requests/confirm?token=[link:confirm]`;
  const { links } = wordsOf(sender.language).emails;
  return bookRequestEmail('book-request-confirm', sender, button(links.bookRequest, href), title);
}

export function bookIsHereContent(
  { _id, title }: Pick<StoredBook, '_id' | 'title'>,
  sender: Sender,
): Content {
  const href = sender.shopUrl + sitePages.book.path.replace(':id', _id.toHexString());
  const { links } = wordsOf(sender.language).emails;
  return bookRequestEmail('book-here', sender, button(links.book, href), title);
}

function bookRequestEmail(
  kind: 'book-request-confirm' | 'book-here',
  sender: Sender,
  link: ReturnType<typeof button>,
  title: string,
): Content {
  const { reasons, endings } = wordsOf(sender.language).emails;
  return customerEmail(kind, sender, {
    words: { title, link: link.href },
    blocks: { link },
    reason: reasons.bookRequest,
    ending: {
      text: endings.bookRequest,
      href: `${sender.shopUrl}${unsubscribePaths[kind]}?token=[link:end]`,
    },
  });
}

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

/** Tells the owner that backups fail. */
export function failedBackupContent(
  { error, at }: BackupRecord,
  { shopUrl, language, money }: Sender,
): Content {
  const { emails, reasons: why } = wordsOf(language);
  const { failedBackup, reasons } = emails;
  const failed = error ? reasonSentence(reasonOfBackup(error), why) : undefined;
  const time = at && writeTime(at, money, longTime);
  const last = time ? failedBackup.last(time) : failedBackup.none;
  return {
    subject: failedBackup.subject,
    heading: failedBackup.subject,
    parts: [
      paragraph(failedBackup.text(failed ?? '', last)),
      button(failedBackup.openSettings, shopUrl + sitePages.adminSettings.path),
    ],
    reason: reasons.owner,
  };
}
