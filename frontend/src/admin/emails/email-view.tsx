import type { OpenEmail } from '@storyloom/backend/contract/shop/email';
import { askEvery } from '@/api/page';
import { formatDateTime } from '@/ui/text/formats';
import { kindLabels } from '@/ui/text/email-kinds';
import { EmailBody } from '@/ui/email-body';
import { Opened, OpenedTitle } from '@/ui/text/opened-title';
import { SummaryRow } from '@/ui/text/summary-row';
import { Notice } from '@/ui/notices/notice';
import { EmailBadge, readerOf, whyHeld } from './email-labels';
import { emailsApi } from './emails.api';
import { RetryEmail } from './retry-email';

/** One email: what became of it, and what it says. */
export function EmailView({ id, backTo }: { id: string; backTo: string }) {
  const query = emailsApi.useReadEmailQuery(id, askEvery(10_000));
  return (
    <Opened query={query} backTo={backTo} all="All emails" noun="email">
      {(email) => <OpenedEmail email={email} />}
    </Opened>
  );
}

function OpenedEmail({ email }: { email: OpenEmail }) {
  return (
    <article>
      <div tabIndex={-1} className="mb-2 flex flex-wrap items-center gap-3">
        <EmailBadge status={email.status} />
        {(email.status === 'held' || (email.status !== 'sent' && email.tries > 0)) && (
          <RetryEmail email={email} />
        )}
      </div>
      <OpenedTitle className="sm:text-3xl">{email.subject}</OpenedTitle>
      <EmailSummary email={email} />
      {email.status === 'held' && (
        <Notice tone="info" title="It is on hold." className="mb-6">
          {whyHeld}
        </Notice>
      )}
      {email.error && (
        <Notice
          tone={email.status === 'failed' ? 'warning' : 'info'}
          title={email.status === 'failed' ? 'It could not be sent.' : 'The last try failed.'}
          className="mb-6 [overflow-wrap:anywhere]"
        >
          {email.error}
        </Notice>
      )}
      <EmailBody label="Show the email" html={email.html} text={email.text} opensLinks />
    </article>
  );
}

function EmailSummary({ email }: { email: OpenEmail }) {
  const { kind, to, createdAt, sentAt, nextTryAt, tries } = email;
  const rows: [string, string | undefined][] = [
    ['To', readerOf(to)],
    ['About', kindLabels[kind]],
    ['Written', formatDateTime(createdAt)],
    ['Sent', sentAt && formatDateTime(sentAt)],
    ['Tries', String(tries)],
    ['Next try', tries > 0 && nextTryAt ? formatDateTime(nextTryAt) : undefined],
  ];
  return (
    <dl className="my-5 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(
        ([name, value]) =>
          value && (
            <SummaryRow key={name} name={name}>
              {value}
            </SummaryRow>
          ),
      )}
    </dl>
  );
}
