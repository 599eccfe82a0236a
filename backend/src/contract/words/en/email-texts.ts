import type { EmailPlaceholder, EmailTexts } from '../../email/customer-emails.ts';

/** What each email to customers says until the owner says otherwise. Placeholders stay as they are. */
export const emailTexts: EmailTexts = {
  'order-received': {
    heading: 'Thank you for your order',
    subject: 'We have your order {number}',
    text: 'Your order {number} has reached us. We look through it and write to you again as soon as it is confirmed. You pay in cash when you get the books.\n\n{books}\n\n{address}\n\nSee your orders {link}',
  },
  'order-confirmed': {
    heading: 'Your books are set aside',
    subject: 'Your order {number} is confirmed',
    text: 'Good news, {name}: your order {number} is confirmed and is being packed. We write to you again with its next step.\n\n{books}\n\n{address}\n\nSee your orders {link}',
  },
  'order-ready': {
    heading: 'Your books are waiting for you',
    subject: 'Your order {number} can be collected',
    text: 'Your order {number} is ready in our shop. Please bring {total} in cash when you collect it.\n\n{books}\n\n{address}\n\nSee your orders {link}',
  },
  'order-shipped': {
    heading: 'Your parcel is on its way',
    subject: 'Your order {number} is on its way',
    text: 'Your order {number} has left the shop. Please have {total} ready in cash when it arrives.\n\n{books}\n\n{address}\n\nSee your orders {link}',
  },
  'order-cancelled': {
    heading: 'Your order is cancelled',
    subject: 'Your order {number} is cancelled',
    text: 'Your order {number} is cancelled: nothing will be delivered, and there is nothing to pay. If you did not expect that, please write to us.\n\n{books}\n\nSee your orders {link}',
  },
  'order-returned': {
    heading: 'Your books came back to us',
    subject: 'Your order {number} came back to us',
    text: 'The books of your order {number} are with us again, so there is nothing to pay. If you still want the books, please write to us or order them once more.\n\n{books}\n\nSee your orders {link}',
  },
  'order-books-returned': {
    heading: 'Your books came back to us',
    subject: 'Books of your order {number} came back to us',
    text: 'These books of your order {number} are with us again.\n\n{books}\n\nThis is left of your order:\n\n{left}\n\n{link}',
  },
  'order-books-sent': {
    heading: 'Part of your order is on its way',
    subject: 'Books of your order {number} are on their way',
    text: 'These books of your order {number} have left the shop.\n\n{books}\n\nIf books are still missing, they follow; shipping is paid once.\n\n{address}\n\nSee your orders {link}',
  },
  'order-books-cancelled': {
    heading: 'Part of your order is cancelled',
    subject: 'Books of your order {number} are cancelled',
    text: 'These books of your order {number} will not be delivered, and there is nothing to pay for them.\n\n{books}\n\nThis is left of your order:\n\n{left}\n\n{link}',
  },
  'order-day-changed': {
    heading: 'A book appears on another day',
    subject: 'A book of your order {number} appears on another day',
    text: 'The publisher has moved the day on which a book of your order {number} appears.\n\n{books}\n\nThere is nothing for you to do: we send it as soon as it is there. If you would rather not wait, please write to us.\n\nSee your orders {link}',
  },
  'withdrawal-received': {
    heading: 'Your withdrawal is received',
    subject: 'We have received your withdrawal for order {number}',
    text: 'This is what was declared to {shop} for order {number}, as it reached us. It says that we have received it, and nothing else; we write to you again about what follows.',
  },
  'newsletter-confirm': {
    heading: 'Shall the newsletter come here?',
    subject: 'Please confirm the newsletter of {shop}',
    text: 'This address was entered for the newsletter of {shop}. It counts as soon as you open this link:\n\nYes, send me the newsletter {link}\n\nIf it was not you, there is nothing to do: without your yes no newsletter comes, and the address is forgotten after 30 days.',
  },
  'book-request-confirm': {
    heading: 'Shall we tell you when a book is there?',
    subject: 'Shall {shop} tell you when a book is there?',
    text: 'This address was entered at {shop} to hear when the book “{title}” is there again. It counts as soon as you open this link:\n\nYes, tell me {link}\n\nIf it was not you, there is nothing to do: without your yes nothing comes, and the address is forgotten after 30 days.',
  },
  'book-here': {
    heading: '{title} is here',
    subject: '{title} is here',
    text: 'You asked us to tell you. It can be ordered now, as long as there are copies. We do not write about it again.\n\nSee the book {link}',
  },
  'shop-message': {
    heading: 'We have written to you about your order',
    subject: 'About your order {number}',
    text: 'About your order {number}:\n\n{message}\n\nAnswer {link}',
  },
};

/** What each placeholder stands for. */
export const emailPlaceholders: Record<EmailPlaceholder, string> = {
  name: 'the name of the customer',
  number: 'the number of the order',
  books: 'the books with their prices, shipping (+) and sum (=); inside a line, their titles',
  title: 'the title of the book',
  total: 'the sum of the order',
  left: 'the books that are left, with their prices',
  address: 'where it goes, or where it can be collected',
  link: 'the link; at the end of a line of its own, a button of the words before it',
  shop: 'the name of the shop',
  message: 'what the shop has written',
};
