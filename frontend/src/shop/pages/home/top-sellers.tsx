import { useState } from 'react';
import { customerTexts } from '@/config/messages';
import { catalogueWith } from '@/config/paths';
import { topSellers, booksApi } from '@/api/books.api';
import { Select } from '@/ui/form/more-fields';
import { BookRow } from '@/shop/pages/books/book-row';
import type { ShopCategory } from '@storyloom/backend/contract/book/shop-categories';
import { useCategories } from '@/ui/settings/categories';
import { TextLink } from '@/ui/controls/text-link';

const [everyGenre] = customerTexts.genres;

/** The categories that the list of genres was specified for. */
const specified = 'Business Technology Fiction Horror Adventure';

/** With those categories the list of genres is the specified one, with others it has them all. */
function genresOf(categories: ShopCategory[]): readonly string[] {
  const names = categories.map(({ name }) => name);
  return names.join(' ') === specified ? customerTexts.genres : [everyGenre, ...names];
}

export function TopSellers() {
  const [genre, setGenre] = useState<string>(everyGenre);
  const categories = useCategories();
  const genres = genresOf(categories);
  const category = categories.find(({ name }) => name === genre)?.slug;
  const query = booksApi.useListBooksQuery(category ? { ...topSellers, category } : topSellers);

  const filter = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label="Genre"
        isLabelHidden
        value={genre}
        onChange={(event) => setGenre(event.target.value)}
      >
        {genres.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <TextLink to={catalogueWith({ category: category ?? '' })}>
        {category ? `See all ${genre.toLowerCase()} books` : 'See all books'}
      </TextLink>
    </div>
  );

  return (
    <BookRow
      title={customerTexts.topSellers}
      filter={filter}
      books={query.currentData?.books}
      query={query}
      empty={
        <p className="flex min-h-72 items-center text-ink-soft">No books on this shelf yet.</p>
      }
    />
  );
}
