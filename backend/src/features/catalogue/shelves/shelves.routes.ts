import { z } from 'zod';
import {
  shelfSchema,
  shelfSummarySchema,
  shelfInputSchema,
  slugParamSchema,
} from '../../../contract/book/shelf.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { keyScopes, requestKeyOf } from '../../../http/idempotency-key.ts';
import { defineRoute, type Route, type SetHeader } from '../../../http/route.ts';
import { ownersBooks } from '../../../models/books/book.model.ts';
import { findShelves, readShelf, withBooks } from './find-shelves.ts';
import type { StoredShelf } from './shelf.model.ts';
import { changeShelf, createShelf, deleteShelf, etagOfShelf } from './save-shelf.ts';

const params = { slug: exampleIds.shelf };
const body = {
  title: 'Staff picks',
  note: 'What we give to our friends.',
  isOnHome: true,
  books: [{ bookId: exampleIds.book, note: 'Read it by the sea.' }],
};

export function shelvesRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/shelves/',
      access: 'anyone',
      summary: 'List the shelves, each with its number of books on sale',
      response: z.array(shelfSummarySchema),
      cache: { load: findShelves },
    }),
    defineRoute({
      call: 'POST /api/shelves/',
      access: 'admin',
      summary: 'Create a shelf; its slug comes from the title',
      header: 'Idempotency-Key',
      body: shelfInputSchema,
      example: { body },
      response: shelfSchema,
      status: 201,
      handle: async ({ body, caller: { adminId, username: by }, setHeader, key, markReplayed }) => {
        const request = requestKeyOf(keyScopes.shelf(adminId), key, body);
        const { shelf, isReplayed } = await createShelf(body, { by }, request);
        if (isReplayed) markReplayed();
        return respondWith(setHeader, shelf);
      },
    }),
    defineRoute({
      call: 'GET /api/shelves/:slug',
      access: 'anyone',
      summary: 'Get a shelf with its books on sale, in order; for admins also drafts',
      params: slugParamSchema,
      example: { params },
      response: shelfSchema,
      cache: { load: async (call) => withBooks(await readShelf(call.params.slug)) },
      fallbackToPublic: true,
      adminHandler: async (call) => respondWith(call.setHeader, await readShelf(call.params.slug)),
    }),
    defineRoute({
      call: 'PUT /api/shelves/:slug',
      access: 'admin',
      summary: 'Replace a shelf',
      params: slugParamSchema,
      header: 'If-Match',
      body: shelfInputSchema,
      example: { params, body },
      response: shelfSchema,
      handle: async ({ params: { slug }, body: shelf, caller, req, setHeader }) => {
        const actor = { by: caller.username };
        return respondWith(
          setHeader,
          await changeShelf(slug, shelf, actor, req.headers['if-match']),
        );
      },
    }),
    defineRoute({
      call: 'DELETE /api/shelves/:slug',
      access: 'admin',
      summary: 'Delete a shelf; PUT with the ETag of the response in If-Match restores it',
      responseHeaders: ['ETag'],
      params: slugParamSchema,
      example: { params },
      response: shelfSchema,
      handle: async ({ params: { slug }, caller, setHeader }) =>
        respondWith(setHeader, await deleteShelf(slug, { by: caller.username })),
    }),
  ];
}

/** The shelf as its owner edits it, with the ETag for the next change. */
function respondWith(setHeader: SetHeader, shelf: StoredShelf) {
  setHeader('ETag', etagOfShelf(shelf));
  return withBooks(shelf, ownersBooks);
}
