import type { CustomerLetterKind } from './letter.ts';
import type { LetterText } from './letter-texts.ts';

const order = (subject: string, text: string): LetterText => ({
  subject,
  text: `${text}\n\n{books}\n\nSee your orders {link}`,
});

/** What the letters say as delivered, of an order that is sent and of one that is collected. */
export const deliveredLetters: Record<CustomerLetterKind, LetterText> = {
  'order-received': order(
    'We have your order {number}',
    'Your order {number} has reached us. We look through it and write to you again as soon as it is confirmed. You pay in cash when you get the books.',
  ),
  'order-confirmed': order(
    'Your order {number} is confirmed',
    'Good news, {name}: your order {number} is confirmed and is being packed. We write to you again with its next step.',
  ),
  'order-ready': order(
    'Your order {number} can be collected',
    'Your order {number} is ready in our shop. Please bring {total} in cash when you collect it.',
  ),
  'order-shipped': order(
    'Your order {number} is on its way',
    'Your order {number} has left the shop. Please have {total} ready in cash when it arrives.',
  ),
  'order-cancelled': order(
    'Your order {number} is cancelled',
    'Your order {number} is cancelled: nothing will be delivered, and there is nothing to pay. If you did not expect that, please write to us.',
  ),
  'order-returned': order(
    'Your order {number} came back to us',
    'The books of your order {number} are with us again, so there is nothing to pay. If you still want the books, please write to us or order them once more.',
  ),
  'order-books-returned': {
    subject: 'Books of your order {number} came back to us',
    text: 'These books of your order {number} are with us again.\n\n{books}\n\nThis is left of your order:\n\n{left}\n\n{link}',
  },
  'withdrawal-received': {
    subject: 'We have received your withdrawal for order {number}',
    text: 'This is what was declared to {shop} for order {number}, as it reached us. It says that we have received it, and nothing else; we write to you again about what follows.',
  },
  'newsletter-confirm': {
    subject: 'Please confirm the newsletter of {shop}',
    text: 'This address was entered for the newsletter of {shop}. It counts as soon as you open this link:\n\nYes, send me the newsletter {link}\n\nIf it was not you, there is nothing to do: without your yes no newsletter comes, and the address is forgotten after 30 days.',
  },
};
