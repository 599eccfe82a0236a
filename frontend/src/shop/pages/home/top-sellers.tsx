import { useState } from 'react';
import { words } from '@/words/first';
import { catalogueWith } from '@/config/paths';
import { topSellers, booksApi } from '@/api/endpoints/books.api';
import { Select } from '@/ui/form/select';
import { BookRow } from '@/shop/book-lists/book-row';
import type { ShopCategory } from '@storyloom/backend/contract/book/categories/shop-categories';
import { useCategories } from '@/shop-facts/settings/categories';
import { TextLink } from '@/ui/controls/text-link';

/** The names of the categories, without the default category that the specification leaves out. */
function namesOf(categories: ShopCategory[]): string[] {
  const defaults = words.home.categories;
  const names = categories.map(({ name }) => name);
  const isDefault = names.join() === Object.values(defaults).join();
  return isDefault ? names.filter((name) => name !== defaults.technology) : names;
}

export function TopSellers() {
  const [categoryName, setCategoryName] = useState('');
  const categories = useCategories();
  const category = categories.find(({ name }) => name === categoryName)?.slug;
  const query = booksApi.useListBooksQuery(category ? { ...topSellers, category } : topSellers);

  const filter = (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Select
        label={words.home.genre}
        isLabelHidden
        value={categoryName}
        onChange={(event) => setCategoryName(event.target.value)}
      >
        <option value="">{words.home.everyGenre}</option>
        {namesOf(categories).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      <TextLink to={catalogueWith({ category: category ?? '' })}>
        {category ? words.home.seeAllOf(categoryName) : words.bookList.seeAll}
      </TextLink>
    </div>
  );

  return (
    <BookRow
      title={words.home.topSellers}
      filter={filter}
      books={query.currentData?.books}
      query={query}
      empty={<p className="flex min-h-72 items-center text-ink-soft">{words.home.noneOfGenre}</p>}
    />
  );
}
