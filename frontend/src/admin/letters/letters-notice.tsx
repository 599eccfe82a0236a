import { systemApi } from '@/api/system.api';
import { Notice } from '@/ui/notices/notice';

/** Says when nothing leaves the shop, so that nobody waits for an answer to it. */
export function LettersNotice() {
  const { data } = systemApi.useReadConfigQuery();
  if (!data || data.sendsLetters) return null;
  return (
    <Notice tone="warning" title="Nothing is sent." className="mb-6">
      <p>
        The letters are kept here to be read, since no mail server is set. Whoever runs the shop
        sets <code>SMTP_URL</code> and <code>MAIL_FROM</code>; what has waited for less than three
        days then goes out.
      </p>
    </Notice>
  );
}
