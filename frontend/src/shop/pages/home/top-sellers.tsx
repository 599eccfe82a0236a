import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Category } from '@storyloom/backend/contract/book';
import { customerTexts } from '@/config/messages';
import { catalogueWith } from '@/config/paths';
import { homeList, useListBooksQuery } from '@/api/books.api';
import { Select } from '@/ui/form/field';
import { BookRow } from '@/shop/pages/books/book-row';

const [everyGenre] = customerTexts.genres;

export function TopSellers() {
  const [genre, setGenre] = useState<string>(everyGenre);
  // Categories are lower case in the catalogue, capitalised in the list of genres.
  const category = genre === everyGenre ? null : (genre.toLowerCase() as Category);
  const query = useListBooksQuery(category ? { ...homeList, category } : homeList);

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

  return (
    <BookRow
      title={customerTexts.topSellers}
      filter={filter}
      books={query.currentData?.books}
      query={query}
      empty={
        <p className="flex min-h-72 items-center text-ink-soft">
          No books on this shelf yet. Have a look at another genre.
        </p>
      }
    />
  );
}
