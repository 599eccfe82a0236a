import { inOwnWords } from './own-words.ts';
import { button, paragraph, type Content, type Sender } from './letter-content.ts';

/** Asks whoever reads a mailbox whether the newsletter may come there. */
export function newsletterContent(sender: Sender): Content {
  const { name, shopUrl } = sender;
  const href = `${shopUrl}/api/newsletter/confirm?token=[link:confirm]`;
  const link = button('Yes, send me the newsletter', href);
  const delivered: Content = {
    subject: `Please confirm the newsletter of ${name}`,
    heading: 'Shall the newsletter come here?',
    parts: [
      paragraph(
        `This address was entered for the newsletter of ${name}. It counts as soon as you open this link:`,
      ),
      link,
      paragraph(
        'If it was not you, there is nothing to do: without your yes no newsletter comes, and the address is forgotten after 30 days.',
      ),
    ],
    reason: `You get this letter because somebody entered your address at ${name}.`,
    ending: {
      text: 'Take the address out now',
      href: `${shopUrl}/api/newsletter/end?token=[link:end]`,
    },
  };
  return inOwnWords('newsletter-confirm', delivered, sender, {
    words: { link: href },
    blocks: { link },
  });
}
