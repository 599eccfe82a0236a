import { z } from 'zod';
import {
  bookSuggestionSchema,
  searchQuerySchema,
  searchResultSchema,
  suggestQuerySchema,
} from '../../../contract/book/search.ts';
import { draftsAreHidden } from '../../../http/api-error.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { assertCategory } from '../../../models/settings/known-categories.ts';
import { searchBooks, suggestBooks } from './search-books.ts';
import type { SearchIndex } from './search-index.ts';
import { foldQuery } from './search-text.ts';

/** The owner's table waits for `catchUp`, so that it has a book that was just added. */
export function searchRoutes(index: SearchIndex, catchUp: () => Promise<void>): Route[] {
  return [
    defineRoute({
      call: 'GET /api/search',
      access: 'anyone',
      summary:
        'Search books, with tolerance for typing mistakes; without q, list the whole ' +
        'catalogue',
      query: searchQuerySchema,
      example: { query: { q: 'lighthouse', category: 'fiction', maxPrice: '20' } },
      response: searchResultSchema,
      cache: {
        key: ({ query }) => ({ ...query, q: query.q && foldQuery(query.q) }),
        isKeptWhenRepeated: true,
        load: async ({ query }) => {
          if (query.draft) throw draftsAreHidden();
          await assertCategory(query.category, 'parameter_invalid');
          return searchBooks(index, query);
        },
      },
      fallbackToPublic: true,
      adminHandler: async ({ query }) => {
        await assertCategory(query.category, 'parameter_invalid');
        await catchUp();
        return searchBooks(index, query, { isOwner: true });
      },
    }),
    defineRoute({
      call: 'GET /api/search/suggest',
      access: 'anyone',
      summary: 'Suggest up to 8 books for a search that is being typed',
      query: suggestQuerySchema,
      example: { query: { q: 'light' } },
      response: z.array(bookSuggestionSchema),
      cache: {
        key: ({ query }) => foldQuery(query.q),
        isKeptWhenRepeated: true,
        load: ({ query }) => suggestBooks(index, query.q),
      },
    }),
  ];
}
