import { endHashesOf } from '../../../auth/link-token.ts';
import {
  bookRequestLinkSubject,
  findTitles,
  unsubscribeLinkSubject,
  type StoredBookRequest,
} from '../../book-requests/book-request.model.ts';
import { bookRequestConfirmContent } from '../contents/other-emails.ts';
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
