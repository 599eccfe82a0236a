import { pluralOf } from '@storyloom/backend/contract/words/plural';

const plural = pluralOf('en');

/** The page on which a customer withdraws from a purchase. */
export const withdrawal = {
  title: 'Withdraw from contract',
  lead: (days: number) =>
    plural(days, {
      one: 'You may withdraw from a purchase without giving a reason, until # day after you have the books.',
      other:
        'You may withdraw from a purchase without giving a reason, until # days after you have the books.',
    }),
  name: 'Name',
  number: 'Order number',
  email: 'Email',
  emailHint: 'Where we send the acknowledgement.',
  reachHint: 'Where we can reach you.',
  onlyThese: 'Only these books (none: the whole order)',
  failed: 'That did not reach us. Please try again.',
  tooMany: 'There were too many tries. Please wait a little.',
  continue: 'Continue',
  summary: 'Your withdrawal',
  received: 'We have received your withdrawal',
  from: 'Withdrawn from',
  books: (titles: readonly string[]) => titles.join(', '),
  wholeOrder: 'the whole order',
  receivedAt: 'Received',
  emailFollows: (email: string) =>
    `We write to ${email} with what you declared and when it arrived.`,
  keepPage: 'Please keep this page, or print it: it says what you declared and when it arrived.',
  confirm: 'Confirm withdrawal',
  back: 'Back',
};
