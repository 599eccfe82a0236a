import { inOwnWords } from './own-words.ts';
import type { Content, Sender } from './letter-content.ts';

/** Asks whoever reads a mailbox whether the newsletter may come there. */
export function newsletterContent(sender: Sender): Content {
  const { name, shopUrl } = sender;
  const href = `${shopUrl}/api/newsletter/confirm?token=[link:confirm]`;
  const button = { kind: 'button', text: 'Yes, send me the newsletter', href } as const;
  const delivered: Content = {
    subject: `Please confirm the newsletter of ${name}`,
    heading: 'Shall the newsletter come here?',
    parts: [
      {
        kind: 'paragraph',
        text: `This address was entered for the newsletter of ${name}. It counts as soon as you open this link:`,
      },
      button,
      {
        kind: 'paragraph',
        text: 'If it was not you, there is nothing to do: without your yes no newsletter comes, and the address is forgotten after 30 days.',
      },
    ],
    reason: `You get this letter because somebody entered your address at ${name}.`,
    ending: {
      text: 'Take the address out now',
      href: `${shopUrl}/api/newsletter/end?token=[link:end]`,
    },
  };
  const filling = { words: { link: href }, blocks: { link: button } };
  return inOwnWords('newsletter-confirm', delivered, sender, filling);
}
