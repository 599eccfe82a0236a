import { endHashesOf } from '../../../auth/link-token.ts';
import { newsletterLinkSubject, type StoredSignup } from '../../newsletter/newsletter.model.ts';
import { newsletterContent } from '../contents/other-emails.ts';
import { renderEmail } from '../contents/render-email.ts';
import { selectWithinLimits } from '../hold-emails.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';

/** Drafts emails within the limit only, since anybody may enter any address. */
export const toNewsletterEmails: PrepareDrafts<StoredSignup> = async (pending, sender) => {
  const content = renderEmail(newsletterContent(sender), sender);
  const within = await selectWithinLimits(pending);
  return (each) => {
    const { _id, email, consentAt } = each.record;
    const endHash = endHashesOf(each.record).at(-1);
    return within.has(each)
      ? { to: email, linksOf: newsletterLinkSubject({ _id, consentAt }), endHash, ...content }
      : undefined;
  };
};
