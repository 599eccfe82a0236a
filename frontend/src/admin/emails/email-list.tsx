import { emailStatuses, type EmailMessage } from '@storyloom/backend/contract/email/email';
import { Link } from 'react-router-dom';
import { pageSize } from '@/api/page';
import { pollEvery } from '@/api/poll-every';
import { omitEmpty } from '@/browser/navigation/use-filters';
import { Cell, DataTable, TableRow } from '@/admin/ui/data-table';
import { PagedList } from '@/admin/ui/paged-list';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { pillClassName } from '@/ui/controls/pills';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';
import { EmailBadge, recipientLabel } from './email-labels';
import { emailsApi } from './emails.api';
import { RetryEmail } from './retry-email';
import { emailsUrl, useEmailFilters } from './email-filters';

export function EmailList() {
  const { status, page } = useEmailFilters();
  const query = emailsApi.useListEmailsQuery(
    { ...omitEmpty({ status }), page, limit: pageSize },
    pollEvery(10_000),
  );
  return (
    <>
      <nav aria-label={words.adminEmails.byStatus} className="mb-5 flex flex-wrap gap-1">
        {(['', ...emailStatuses] as const).map((each) => (
          <Link
            key={each}
            to={emailsUrl({ status: each })}
            aria-current={status === each ? 'page' : undefined}
            className={pillClassName}
          >
            {each ? words.adminEmails.statuses[each] : words.adminEmails.everyStatus}
          </Link>
        ))}
      </nav>
      <PagedList
        query={query}
        failed={words.adminEmails.failed}
        count={({ total }) => words.adminEmails.found(total)}
        empty={status ? words.adminEmails.noMatch : words.adminEmails.empty}
      >
        {({ emails }) => (
          <>
            {emails.some((email) => email.status === 'held') && (
              <Notice tone="info" title={words.adminEmails.someHeld} className="mb-6">
                {words.adminEmails.whyHeld}
              </Notice>
            )}
            <EmailTable emails={emails} />
          </>
        )}
      </PagedList>
    </>
  );
}

function EmailTable({ emails }: { emails: EmailMessage[] }) {
  const filters = useEmailFilters();
  const { columns } = words.adminEmails;
  return (
    <DataTable
      caption={words.adminEmails.title}
      columns={[
        columns.subject,
        columns.to,
        columns.written,
        columns.status,
        { text: <span className="sr-only">{columns.send}</span> },
      ]}
    >
      {emails.map((email) => (
        <TableRow
          key={email._id}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-4 md:h-16"
        >
          <Cell className="col-span-2 min-w-0 md:w-2/5 md:max-w-0">
            <Link
              to={emailsUrl({ ...filters, email: email._id })}
              className="link block truncate py-2.5 font-semibold md:py-0"
              title={email.subject}
              dir="auto"
            >
              {email.subject}
            </Link>
            <span className="block text-sm text-ink-faint">{words.emailKinds[email.kind]}</span>
          </Cell>
          <Cell className="col-span-2 min-w-0 md:w-1/4 md:max-w-0">
            <span dir="auto" className={email.to ? 'block truncate' : 'block'} title={email.to}>
              {recipientLabel(email.to)}
            </span>
          </Cell>
          <Cell className="self-center text-sm text-ink-soft md:whitespace-nowrap">
            {formatDateTime(email.createdAt)}
          </Cell>
          <Cell className="self-center justify-self-end">
            <EmailBadge status={email.status} />
          </Cell>
          <Cell className="col-span-2 justify-self-end text-end">
            {['failed', 'held'].includes(email.status) && <RetryEmail email={email} />}
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  );
}
