import { EmailList } from '@/admin/emails/email-list';
import { EmailView } from '@/admin/emails/email-view';
import { emailsAddress, useEmailFilters } from '@/admin/emails/email-filters';
import { systemApi } from '@/api/system.api';
import { Notice } from '@/ui/notices/notice';

export function EmailsPage() {
  const filters = useEmailFilters();
  return (
    <section>
      {!filters.email && <h2 className="mb-5 text-3xl">Emails</h2>}
      <EmailsNotice />
      {filters.email ? (
        <EmailView
          key={filters.email}
          id={filters.email}
          backTo={emailsAddress({ ...filters, email: '' })}
        />
      ) : (
        <EmailList />
      )}
    </section>
  );
}

/** Says when nothing leaves the shop, so that nobody waits for an answer to it. */
function EmailsNotice() {
  const { data } = systemApi.useReadConfigQuery();
  if (!data || data.sendsEmails) return null;
  return (
    <Notice tone="warning" title="Nothing is sent." className="mb-6">
      <p>
        The emails are kept here to be read, since no mail server is set. Whoever runs the shop sets{' '}
        <code>SMTP_URL</code> and <code>MAIL_FROM</code>; what has waited for less than three days
        then goes out.
      </p>
    </Notice>
  );
}
