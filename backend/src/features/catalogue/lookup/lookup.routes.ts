import type { Environment } from '../../../config/env.ts';
import { bookLookupQuerySchema, foundBookSchema } from '../../../contract/book/book-lookup.ts';
import { ApiError } from '../../../http/api-error.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findInOpenLibrary } from './open-library.ts';

/** Mounted before `/api/books/:id`, which would take `lookup` for an id. */
export function lookupRoutes({ bookLookup }: Pick<Environment, 'bookLookup'>): Route[] {
  return [
    defineRoute({
      call: 'GET /api/books/lookup',
      access: 'admin',
      summary: 'Look up an ISBN at openlibrary.org, for the book form (`BOOK_LOOKUP`)',
      query: bookLookupQuerySchema,
      example: { query: { isbn: '978-0-14-143951-8' } },
      errors: ['route_not_found', 'record_not_found'],
      response: foundBookSchema,
      handle: ({ query }) => {
        if (!bookLookup) throw new ApiError('route_not_found', 'There is nothing here.');
        return findInOpenLibrary(query.isbn, bookLookup);
      },
    }),
  ];
}
