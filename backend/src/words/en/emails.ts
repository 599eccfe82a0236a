import { pluralOf } from '../../contract/words/plural.ts';

const plural = pluralOf('en');
const books = (count: number) => plural(count, { one: '# book', other: '# books' });
const newOrders = (count: number) => plural(count, { one: '# new order', other: '# new orders' });

/** The fixed texts of emails, next to those that an owner may change. */
export const emails = {
  /** An order's number in all texts of emails. */
  orderNumber: (number: number | string) => `#${number}`,
  /** Links of emails to customers, where the text has nothing before them. */
  links: {
    orders: 'See your orders',
    newsletter: 'Yes, send me the newsletter',
    bookRequest: 'Yes, tell me',
    book: 'See the book',
    answer: 'Answer',
    write: 'Write to us about this order',
  },
  /** Before what it names, on the next line of the plain text. */
  named: (name: string) => `${name}:`,
  rows: {
    total: 'Total',
    shipping: 'Shipping',
    returned: 'Returned',
    sent: 'Sent',
    cancelled: 'Cancelled',
    deliveryTo: 'Delivery to',
    collectAt: 'Where to collect it',
    collectWhen: 'When',
    collectedBy: 'To be collected by',
    phone: 'Phone',
    email: 'E-mail',
    name: 'Name',
    book: 'Book',
    declared: 'Declared',
    received: 'Received',
    wrapping: 'Gift wrapping',
    gift: 'Gift',
    giftYes: 'Yes',
    cardText: 'Text for the card',
  },
  /** Why an email came. */
  reasons: {
    order: (number: string, shop: string) =>
      `You get this email because of your order ${number} at ${shop}.`,
    newsletter: (shop: string) =>
      `You get this email because somebody entered your address at ${shop}.`,
    bookRequest:
      'You get this email because somebody asked with your address to hear about a book.',
    withdrawal: (shop: string) =>
      `You get this email because a withdrawal with your address was declared at ${shop}.`,
    owner: 'You get this email because you are the owner of the shop.',
    newOrder:
      'You get this email because you are the owner of the shop. Under Settings you can have one email a day instead.',
    digest:
      'You get this email because you are the owner of the shop. Under Settings you can have an email for each order instead.',
  },
  /** Links that end what brings such emails. */
  endings: {
    newsletter: 'Take the address out now',
    bookRequest: 'Forget all that was asked with it',
  },
  withdrawal: {
    whole: (number: string) => `order ${number}`,
    books: (count: number, number: string) => `${books(count)} of order ${number}`,
    declaration: (what: string) => `Withdrawal from the contract for ${what}`,
    /** In the email of a new order; the days are 14 or more. */
    right: (days: number) =>
      `You may withdraw from this contract without giving a reason, until ${days} days after you have the books: on the page below, or by any other clear statement to us.`,
  },
  newMessage: (number: string) => `Message about order ${number}`,
  newOrder: {
    subject: (number: string, count: number, total: string) =>
      `New order ${number}: ${books(count)}, ${total}`,
    heading: (number: string) => `New order ${number}`,
    open: 'Open the order',
  },
  digest: {
    subject: (orders: number, date: string, total: string) =>
      `${newOrders(orders)} on ${date}: ${total}`,
    heading: (orders: number, date: string) => `${newOrders(orders)} on ${date}`,
    delivered: (number: string, city: string, count: number) =>
      `${number} to ${city} (${books(count)})`,
    collected: (number: string, count: number) => `${number} to be collected (${books(count)})`,
    open: 'Open the orders',
  },
  failedBackup: {
    subject: 'The backup of the shop failed',
    last: (date: string) => `The last whole one is of ${date}.`,
    none: 'There is none yet.',
    text: (error: string, last: string) => `${error} ${last} It is tried again every hour.`,
    openSettings: 'Open the settings',
  },
  /** Default texts for orders that the kind’s default does not fit. The owner’s text replaces these, too. */
  variants: {
    /** `order-returned` and `order-books-returned` after the delivery: the books are paid. */
    returnedAfterDelivery: {
      heading: 'Your books came back to us',
      subject: 'Your order {number} came back to us',
      text: 'The books of your order {number} are with us again. You have paid for them, so we pay the money back to you. If we do not know yet how you would like to get it, please write to us.\n\n{books}\n\nSee your orders {link}',
    },
    booksReturnedAfterDelivery: {
      heading: 'Your books came back to us',
      subject: 'Books of your order {number} came back to us',
      text: 'These books of your order {number} are with us again. You have paid for them, so we pay the money back to you. If we do not know yet how you would like to get it, please write to us.\n\n{books}\n\nThis is left of your order:\n\n{left}\n\n{link}',
    },
    /** `order-confirmed` while the shop still waits for books of the order. */
    confirmedWithAwaited: {
      heading: 'Your order is confirmed',
      subject: 'Your order {number} is confirmed',
      text: 'Good news, {name}: your order {number} is confirmed. We are getting the books that are not in stock for you; the line of each says when we expect it. We write to you again with its next step.\n\n{books}\n\n{address}\n\nSee your orders {link}',
    },
    /** `order-books-sent` of the last parcel. */
    restSent: {
      heading: 'The rest of your order is on its way',
      subject: 'The rest of your order {number} is on its way',
      text: 'This is the rest of your order {number}; it has left the shop. Shipping is paid once.\n\n{books}\n\n{address}\n\nSee your orders {link}',
    },
  },
  /** The order that a preview is about. */
  sample: {
    message: 'Thank you for asking. Both books are here; they leave tomorrow.',
    name: 'Ann Example',
    books: ['The Paper Lighthouse', 'A Winter of Maps'] as readonly [string, string],
    address: { street: '12 Main Street', zipcode: '10001', city: 'Springfield' },
  },
};
