import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** What customer and shop write to each other about an order. */
export const messages = {
  title: 'Messages',
  write: (number: number) => `Write about order ${number}`,
  none: 'Nothing has been written yet.',
  you: 'You',
  emailSent: (kind: string) => `Email sent: ${kind}`,
  newMessage: 'New message',
  shopIsTold: 'The shop gets it by email and answers here and by email.',
  customerIsTold: 'The customer gets it by email.',
  send: 'Send message',
  loadingFailed: 'The messages could not be loaded.',
  sendingFailed: 'The message was not sent. What you typed is kept; please try again.',
  tooMany: 'That is a lot of messages for one day. Please go on tomorrow.',
  closed: 'Nobody can be written to about this order any more, or it has no email address.',
  linkOver: 'This link leads nowhere any more',
  linkOverText: 'The order it was for has been erased, or a part of the address is missing.',
  withNew: 'Orders with new messages',
  unread: (count: number) => plural(count, { one: '# new message', other: '# new messages' }),
};
