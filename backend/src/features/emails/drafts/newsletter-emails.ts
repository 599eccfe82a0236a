import { endHashesOf } from '../../../auth/link-token.ts';
import { newsletterLinkSubject, type StoredSignup } from '../../newsletter/newsletter.model.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { customerEmail } from '../contents/customer-email.ts';
import { button, type Content, type Sender } from '../contents/email-content.ts';
import { unsubscribePaths } from '../contents/unsubscribe-paths.ts';
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
