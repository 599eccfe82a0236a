/** What may stand in braces in an email, and is filled in for each. */
export type EmailPlaceholder =
  'name' | 'number' | 'books' | 'title' | 'total' | 'left' | 'address' | 'link' | 'shop';

interface CustomerEmail {
  /** Above the delivered words. Nothing that somebody wrote into an order stands here. */
  heading: string;
  /** What it says until its owner says otherwise. */
  delivered: { subject: string; text: string };
  /** What may be filled in. */
  placeholders: { subject: readonly EmailPlaceholder[]; text: readonly EmailPlaceholder[] };
  /** Without it the reader would not know what the email is about, or could not answer. */
  needed: EmailPlaceholder;
}

const ofOrder = {
  /** No name in a subject: what a customer has typed may be meant for a stranger's mailbox. */
  placeholders: {
    subject: ['number', 'total', 'shop'],
    text: ['name', 'number', 'books', 'total', 'address', 'link', 'shop'],
  },
  needed: 'number',
} as const;
const seeOrders = 'See your orders {link}';

/** One whose books are still to be brought, or to be collected. */
const coming = (heading: string, subject: string, text: string): CustomerEmail => ({
  ...ofOrder,
  heading,
  delivered: { subject, text: `${text}\n\n{books}\n\n{address}\n\n${seeOrders}` },
});
const over = (heading: string, subject: string, text: string): CustomerEmail => ({
  ...ofOrder,
  heading,
  delivered: { subject, text: `${text}\n\n{books}\n\n${seeOrders}` },
});

const emails = {
  'order-received': coming(
    'Thank you for your order',
    'We have your order {number}',
    'Your order {number} has reached us. We look through it and write to you again as soon as it is confirmed. You pay in cash when you get the books.',
  ),
  'order-confirmed': coming(
    'Your books are set aside',
    'Your order {number} is confirmed',
    'Good news, {name}: your order {number} is confirmed and is being packed. We write to you again with its next step.',
  ),
  'order-ready': coming(
    'Your books are waiting for you',
    'Your order {number} can be collected',
    'Your order {number} is ready in our shop. Please bring {total} in cash when you collect it.',
  ),
  'order-shipped': coming(
    'Your parcel is on its way',
    'Your order {number} is on its way',
    'Your order {number} has left the shop. Please have {total} ready in cash when it arrives.',
  ),
  'order-cancelled': over(
    'Your order is cancelled',
    'Your order {number} is cancelled',
    'Your order {number} is cancelled: nothing will be delivered, and there is nothing to pay. If you did not expect that, please write to us.',
  ),
  'order-returned': over(
    'Your books came back to us',
    'Your order {number} came back to us',
    'The books of your order {number} are with us again, so there is nothing to pay. If you still want the books, please write to us or order them once more.',
  ),
  'order-books-returned': {
    heading: 'Your books came back to us',
    delivered: {
      subject: 'Books of your order {number} came back to us',
      text: 'These books of your order {number} are with us again.\n\n{books}\n\nThis is left of your order:\n\n{left}\n\n{link}',
    },
    placeholders: {
      subject: ofOrder.placeholders.subject,
      text: ['name', 'number', 'books', 'left', 'total', 'link', 'shop'],
    },
    needed: 'number',
  },
  'withdrawal-received': {
    heading: 'Your withdrawal is received',
    delivered: {
      subject: 'We have received your withdrawal for order {number}',
      text: 'This is what was declared to {shop} for order {number}, as it reached us. It says that we have received it, and nothing else; we write to you again about what follows.',
    },
    placeholders: { subject: ['number', 'shop'], text: ['name', 'number', 'books', 'shop'] },
    needed: 'number',
  },
  'newsletter-confirm': {
    heading: 'Shall the newsletter come here?',
    delivered: {
      subject: 'Please confirm the newsletter of {shop}',
      text: 'This address was entered for the newsletter of {shop}. It counts as soon as you open this link:\n\nYes, send me the newsletter {link}\n\nIf it was not you, there is nothing to do: without your yes no newsletter comes, and the address is forgotten after 30 days.',
    },
    placeholders: { subject: ['shop'], text: ['link', 'shop'] },
    needed: 'link',
  },
  'book-request-confirm': {
    heading: 'Shall we tell you when a book is there?',
    delivered: {
      subject: 'Shall {shop} tell you when a book is there?',
      text: 'This address was entered at {shop} to be told when the book “{title}” is there again. It counts as soon as you open this link:\n\nYes, tell me {link}\n\nIf it was not you, there is nothing to do: without your yes nothing comes, and the address is forgotten after 30 days.',
    },
    placeholders: { subject: ['title', 'shop'], text: ['title', 'link', 'shop'] },
    needed: 'link',
  },
  'book-here': {
    heading: '{title} is here',
    delivered: {
      subject: '{title} is here',
      text: 'You asked us to tell you. It can be ordered now, as long as there are copies. We do not write about it again.\n\nSee the book {link}',
    },
    placeholders: { subject: ['title', 'shop'], text: ['title', 'link', 'shop'] },
    needed: 'title',
  },
} satisfies Record<string, CustomerEmail>;
export type CustomerEmailKind = keyof typeof emails;

/** What customers are written about, a row for each email. */
export const customerEmails: Record<CustomerEmailKind, CustomerEmail> = emails;
