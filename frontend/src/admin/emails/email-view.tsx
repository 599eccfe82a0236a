import type { EmailDetail } from '@storyloom/backend/contract/email/email';
import { pollEvery } from '@/api/poll-every';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { EmailBody } from '@/admin/ui/email-body';
import { DetailTitle, DetailView } from '@/admin/ui/detail-view';
import { reasonMessage } from '@/admin/ui/reason-message';
import { SummaryRow } from '@/ui/text/summary-row';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';
import { EmailBadge, recipientLabel } from './email-labels';
import { emailsApi } from './emails.api';
import { RetryEmail } from './retry-email';

export function EmailView({ id, backTo }: { id: string; backTo: string }) {
  const query = emailsApi.useReadEmailQuery(id, pollEvery(10_000));
  return (
    <DetailView
      query={query}
      backTo={backTo}
      all={words.adminEmails.all}
      errors={words.recordErrors.email}
    >
      {(email) => <EmailArticle email={email} />}
    </DetailView>
  );
}

function EmailArticle({ email }: { email: EmailDetail }) {
  return (
    <article>
      <div tabIndex={-1} className="mb-2 flex flex-wrap items-center gap-3">
        <EmailBadge status={email.status} />
        {(email.status === 'held' || (email.status !== 'sent' && email.tries > 0)) && (
          <RetryEmail email={email} />
        )}
      </div>
      <DetailTitle className="sm:text-3xl">
        <bdi>{email.subject}</bdi>
      </DetailTitle>
      <EmailSummary email={email} />
      {email.status === 'held' && (
        <Notice tone="info" title={words.adminEmails.isHeld} className="mb-6">
          {words.adminEmails.whyHeld}
        </Notice>
      )}
      {email.error && (
        <Notice
          tone={email.status === 'failed' ? 'warning' : 'info'}
          title={
            email.status === 'failed' ? words.adminEmails.notSent : words.adminEmails.lastTryFailed
          }
          className="mb-6 [overflow-wrap:anywhere]"
        >
          {reasonMessage(email.reason) ?? email.error}
        </Notice>
      )}
      <EmailBody label={words.adminEmails.show} html={email.html} text={email.text} canOpenLinks />
    </article>
  );
}

function EmailSummary({ email }: { email: EmailDetail }) {
  const { kind, to, createdAt, sentAt, nextTryAt, tries } = email;
  const { facts } = words.adminEmails;
  const rows: [string, string | undefined][] = [
    [facts.to, recipientLabel(to)],
    [facts.about, words.emailKinds[kind]],
    [facts.written, formatDateTime(createdAt)],
    [facts.sent, sentAt && formatDateTime(sentAt)],
    [facts.tries, String(tries)],
    [facts.nextTry, tries > 0 && nextTryAt ? formatDateTime(nextTryAt) : undefined],
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
