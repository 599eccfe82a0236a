import { z } from 'zod';
import {
  listSchema,
  listSummarySchema,
  newListSchema,
  slugParamSchema,
} from '../../../contract/book/list.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route, type SetHeader } from '../../../http/route.ts';
import { ownersBooks } from '../../../book-record/book.model.ts';
import { findLists, findStoredList, withBooks } from './find-lists.ts';
import type { StoredList } from './list.model.ts';
import { changeList, createList, deleteList, etagOfList } from './save-list.ts';

const params = { slug: exampleIds.list };
const body = {
  title: 'Staff picks',
  note: 'What we give to our friends.',
  isOnHome: true,
  books: [{ bookId: exampleIds.book, note: 'Read it by the sea.' }],
};

export function listsRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/lists/',
      access: 'anyone',
      summary: 'The shelves of the shop, each with the number of its books on sale',
      answer: z.array(listSummarySchema),
      cache: { load: findLists },
    }),
    defineRoute({
      call: 'POST /api/lists/',
      access: 'admin',
      summary: 'Makes a shelf; its slug comes from the title',
      body: newListSchema,
      example: { body },
      answer: listSchema,
      status: 201,
      handle: async ({ body: list, caller, setHeader }) =>
        respondWith(setHeader, await createList(list, { by: caller.username })),
    }),
    defineRoute({
      call: 'GET /api/lists/:slug',
      access: 'anyone',
      summary: 'One shelf with its books on sale, in order; for admins also drafts',
      params: slugParamSchema,
      example: { params },
      answer: listSchema,
      cache: { load: async (call) => withBooks(await findStoredList(call.params.slug)) },
      isPublicOtherwise: true,
      forAdmin: async (call) => respondWith(call.setHeader, await findStoredList(call.params.slug)),
    }),
    defineRoute({
      call: 'PUT /api/lists/:slug',
      access: 'admin',
      summary: 'Says a shelf anew; with If-Match only when it is unchanged since',
      params: slugParamSchema,
      header: 'If-Match',
      body: newListSchema,
      example: { params, body },
      answer: listSchema,
      handle: async ({ params: { slug }, body: list, caller, req, setHeader }) => {
        const maker = { by: caller.username };
        return respondWith(setHeader, await changeList(slug, list, maker, req.headers['if-match']));
      },
    }),
    defineRoute({
      call: 'DELETE /api/lists/:slug',
      access: 'admin',
      summary: 'Takes a shelf out; PUT with the ETag of the answer in If-Match brings it back',
      answerHeaders: ['ETag'],
      params: slugParamSchema,
      example: { params },
      answer: listSchema,
      handle: async ({ params: { slug }, caller, setHeader }) =>
        respondWith(setHeader, await deleteList(slug, { by: caller.username })),
    }),
  ];
}

/** The list as its owner edits it, with the ETag for the next change. */
function respondWith(setHeader: SetHeader, list: StoredList) {
  setHeader('ETag', etagOfList(list));
  return withBooks(list, ownersBooks);
}
