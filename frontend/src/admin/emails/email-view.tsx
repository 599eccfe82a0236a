import type { OpenEmail } from '@storyloom/backend/contract/shop/email';
import { useState } from 'react';
import { askEvery } from '@/api/page';
import { formatDateTime } from '@/ui/text/formats';
import { kindLabels } from '@/ui/text/email-kinds';
import { Pills } from '@/ui/controls/pills';
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
      <EmailBody email={email} />
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

const views = { html: 'As it looks', text: 'Plain text' } as const;

function EmailBody({ email: { html, text } }: { email: OpenEmail }) {
  const [view, setView] = useState<keyof typeof views>('html');
  return (
    <>
      <div className="mb-3">
        <Pills label="Show the email" words={views} chosen={view} onChoose={setView} />
      </div>
      {view === 'html' ? (
        <iframe
          title="The email as mail programs show it"
          // No scripts and no origin of its own: what somebody wrote into a title stays a text.
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
          className="h-[46rem] w-full max-w-3xl resize-y rounded-lg border border-line bg-paper"
        />
      ) : (
        <pre className="max-w-3xl overflow-x-auto rounded-lg border border-line bg-surface p-5 font-mono text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
          {text}
        </pre>
      )}
    </>
  );
}
