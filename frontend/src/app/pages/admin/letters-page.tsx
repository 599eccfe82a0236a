import { LetterList } from '@/features/letters/letter-list';
import { LetterView } from '@/features/letters/letter-view';
import { LettersNotice } from '@/features/letters/letters-notice';
import { lettersAddress, useLetterFilters } from '@/features/letters/use-letter-filters';

export function LettersPage() {
  const filters = useLetterFilters();
  return (
    <section>
      {!filters.letter && <h2 className="mb-5 text-2xl">Letters</h2>}
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
