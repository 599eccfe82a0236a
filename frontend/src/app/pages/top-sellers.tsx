import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from '@storyloom/backend/contract/book';
import { isTemporary, readApiProblem } from '@/api/api-error';
import { customerTexts } from '@/config/messages';
import { catalogueWith } from '@/config/paths';
import { homeList, useListBooksQuery } from '@/features/books/books.api';
import { Select } from '@/ui/field';
import { RetryNotice } from '@/ui/retry-notice';
import { SectionTitle } from '@/ui/section-title';
import { BookRow } from './book-row';

const [everyGenre] = customerTexts.genres;

export function TopSellers() {
  const [genre, setGenre] = useState<string>(everyGenre);
  // Categories are lower case in the catalogue, capitalised in the list of genres.
  const category = genre === everyGenre ? null : (genre.toLowerCase() as Category);
  const { currentData, error, isFetching, refetch } = useListBooksQuery(
    category ? { ...homeList, category } : homeList,
  );

  const heading = <SectionTitle>{customerTexts.topSellers}</SectionTitle>;
  const filter = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label="Genre"
        isLabelHidden
        value={genre}
        onChange={(event) => setGenre(event.target.value)}
      >
        {customerTexts.genres.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <Link
        to={catalogueWith({ category: category ?? '' })}
        className="link inline-flex min-h-11 items-center"
      >
        {category ? `See all ${category} books` : 'See all books'}
      </Link>
    </div>
  );

  if (error && !currentData) {
    return (
      <>
        {heading}
        <RetryNotice
          text="The books did not load"
          isRetrying={isFetching}
          isTemporary={isTemporary(readApiProblem(error))}
          onRetry={refetch}
        />
      </>
    );
  }
  if (currentData?.books.length === 0) {
    return (
      <>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          {heading}
          {filter}
        </div>
        <p className="flex min-h-64 items-center text-ink-soft">
          No books on this shelf yet. Have a look at another genre.
        </p>
      </>
    );
  }
  return (
    <BookRow
      label={customerTexts.topSellers}
      heading={heading}
      filter={filter}
      books={currentData?.books}
    />
  );
}
