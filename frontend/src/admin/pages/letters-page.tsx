import { LetterList } from '@/admin/letters/letter-list';
import { LetterView } from '@/admin/letters/letter-view';
import { LettersNotice } from '@/admin/letters/letters-notice';
import { lettersAddress, useLetterFilters } from '@/admin/letters/letter-filters';

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
