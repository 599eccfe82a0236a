import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The messages between customer and shop about an order. */
export const messages = {
  title: 'Messages',
  write: (number: number) => `Write about order ${number}`,
  none: 'There are no messages yet.',
  you: 'You',
  emailSent: (kind: string) => `Email sent: ${kind}`,
  newMessage: 'New message',
  shopHint: 'The shop gets it by email and answers here and by email.',
  customerHint: 'The customer gets it by email.',
  send: 'Send message',
  loadingFailed: 'The messages could not be loaded.',
  sendingFailed: 'The message was not sent. What you typed is kept; please try again.',
  tooMany: 'That is a lot of messages for one day. Please go on tomorrow.',
  closed: 'Messages about this order are closed, or the order has no email address.',
  linkOver: 'This link is not valid any more',
  linkOverText: 'The order it was for has been erased, or a part of the address is missing.',
  withNew: 'Orders with new messages',
  unread: (count: number) => plural(count, { one: '# new message', other: '# new messages' }),
};
