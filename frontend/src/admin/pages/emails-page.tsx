import { EmailList } from '@/admin/emails/email-list';
import { EmailView } from '@/admin/emails/email-view';
import { emailsUrl, useEmailFilters } from '@/admin/emails/email-filters';
import { systemApi } from '@/api/endpoints/system.api';
import { Notice } from '@/ui/notices/notice';
import { words } from '@/words/admin';

export function EmailsPage() {
  const filters = useEmailFilters();
  return (
    <section>
      {!filters.email && <h2 className="mb-5 text-3xl">{words.adminEmails.title}</h2>}
      <EmailsNotice />
      {filters.email ? (
        <EmailView
          key={filters.email}
          id={filters.email}
          backTo={emailsUrl({ ...filters, email: '' })}
        />
      ) : (
        <EmailList />
      )}
    </section>
  );
}

/** Warns if the shop sends no emails, so that the owner does not wait for replies. */
function EmailsNotice() {
  const { data } = systemApi.useReadConfigQuery();
  if (!data || data.sendsEmails) return null;
  return (
    <Notice tone="warning" title={words.adminEmails.nothingIsSent} className="mb-6">
      <p>
        {words.adminEmails.howToSend((name) => (
          <code dir="ltr">{name}</code>
        ))}
      </p>
    </Notice>
  );
}
