import { LetterList } from '@/admin/letters/letter-list';
import { LetterView } from '@/admin/letters/letter-view';
import { lettersAddress, useLetterFilters } from '@/admin/letters/letter-filters';
import { systemApi } from '@/api/system.api';
import { Notice } from '@/ui/notices/notice';

export function LettersPage() {
  const filters = useLetterFilters();
  return (
    <section>
      {!filters.letter && <h2 className="mb-5 text-3xl">Letters</h2>}
      <LettersNotice />
      {filters.letter ? (
        <LetterView
          key={filters.letter}
          id={filters.letter}
          backTo={lettersAddress({ ...filters, letter: '' })}
        />
      ) : (
        <LetterList />
      )}
    </section>
  );
}

/** Says when nothing leaves the shop, so that nobody waits for an answer to it. */
function LettersNotice() {
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
