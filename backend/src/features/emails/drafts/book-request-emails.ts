import { endHashesOf } from '../../../auth/link-token.ts';
import {
  bookRequestLinkSubject,
  findTitles,
  unsubscribeLinkSubject,
  type StoredBookRequest,
} from '../../book-requests/book-request.model.ts';
import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredBook } from '../../../models/books/book.model.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { customerEmail } from '../contents/customer-email.ts';
import { button, type Content, type Sender } from '../contents/email-content.ts';
import { unsubscribePaths } from '../contents/unsubscribe-paths.ts';
import { renderEmail } from '../contents/render-email.ts';
import { selectWithinLimits } from '../hold-emails.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';

/** Drafts, within the limit, the email that asks whether a book request is the address's own. */
export const toBookRequestEmails: PrepareDrafts<StoredBookRequest> = async (pending, sender) => {
  const titles = await findTitles(pending.map(({ record }) => record));
  const within = await selectWithinLimits(pending);
  return (each) => {
    const { key, email, address } = each.record;
    const title = titles.get(each.record.bookId?.toHexString() ?? '');
    if (title === undefined || !within.has(each)) return undefined;
    const links = {
      linksOf: unsubscribeLinkSubject(address),
      confirmOf: bookRequestLinkSubject(key),
      endHash: endHashesOf(each.record).at(-1),
    };
    return {
      to: email,
      ...links,
      ...renderEmail(bookRequestConfirmContent(title, sender), sender),
    };
  };
};

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
