import { z } from 'zod';
import { categoryCountSchema } from '../../../contract/book/categories/shop-categories.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { onSale } from '../../../models/books/book.model.ts';
import { countByCategory } from '../search/search-database.ts';

export function categoriesRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/categories',
      access: 'anyone',
      summary: 'List the categories in the shop’s order, each with its number of books on sale',
      response: z.array(categoryCountSchema),
      cache: {
        load: async () => {
          const [{ categories }, booksOf] = await Promise.all([
            findSettings(),
            countByCategory(onSale),
          ]);
          return categories.map((category) => ({
            ...category,
            books: booksOf.get(category.slug) ?? 0,
          }));
        },
      },
    }),
  ];
}
