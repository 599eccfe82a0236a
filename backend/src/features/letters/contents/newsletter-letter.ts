import { customerLetter } from './customer-letter.ts';
import { button, type Content, type Sender } from './letter-content.ts';

/** Asks whoever reads a mailbox whether the newsletter may come there. */
export function newsletterContent(sender: Sender): Content {
  const { name, shopUrl } = sender;
  const href = `${shopUrl}/api/newsletter/confirm?token=[link:confirm]`;
  return customerLetter('newsletter-confirm', sender, {
    words: { link: href },
    blocks: { link: button('Yes, send me the newsletter', href) },
    reason: `You get this letter because somebody entered your address at ${name}.`,
    ending: {
      text: 'Take the address out now',
      href: `${shopUrl}/api/newsletter/end?token=[link:end]`,
    },
  });
}
