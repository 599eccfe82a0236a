import type { EmailStatus } from '@storyloom/backend/contract/email/email';
import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

const statuses: Record<EmailStatus, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  held: 'On hold',
};

/** The owner's list of emails. */
export const adminEmails = {
  title: 'Emails',
  statuses,
  byStatus: 'Emails by status',
  everyStatus: 'All',
  failed: 'The emails could not be loaded.',
  found: (count: number) => plural(count, { one: '# email', other: '# emails' }),
  noMatch: 'There is no such email.',
  empty: 'No emails yet. The first order brings two.',
  someHeld: 'Some emails are on hold.',
  isHeld: 'It is on hold.',
  whyHeld:
    'This address is not verified, and it has received as many emails in an hour or a day as an address may without that. An email on hold is sent when its recipient has verified the address, or when you send it.',
  columns: { subject: 'Subject', to: 'To', written: 'Written', status: 'Status', send: 'Send' },
  toYou: 'You (OWNER_EMAIL is not set)',

  all: 'All emails',
  notSent: 'It could not be sent.',
  lastTryFailed: 'The last try failed.',
  show: 'Show the email',
  facts: {
    to: 'To',
    about: 'About',
    written: 'Written',
    sent: 'Sent',
    tries: 'Tries',
    nextTry: 'Next try',
  },

  sendNow: 'Send now',
  sendNowWhat: (subject: string) => `Send now: ${subject}`,
  tryAgain: 'Try again',
  tryAgainWhat: (subject: string) => `Try again: ${subject}`,
  notRetried: 'That did not work.',
  nothingIsSent: 'Nothing is sent.',
  /** `name` shows the name of a variable of the environment. */
  howToSend: (name: (text: string) => ReactElement) => (
    <>
      <span>
        The emails are kept here to be read, since no mail server is set. The operator of the shop
        sets{' '}
      </span>
      {name('SMTP_URL')}
      <span> and </span>
      {name('MAIL_FROM')}
      <span>; what has waited for less than three days then goes out.</span>
    </>
  ),
};
