import { listSchema, newListSchema, type List } from '@storyloom/backend/contract/book/list';
import { slugOf } from '@storyloom/backend/contract/text/fold';
import { http, type HttpHandler, type StrictRequest, type DefaultBodyType } from 'msw';
import { forAdmin, recordCall } from './fake-admin';
import { answer, api, etagOfList, fakeShop, refuse } from '../fake-api';

/** What the owner does with shelves. */
export const adminListHandlers: HttpHandler[] = [
  http.post(api('/lists/'), ({ request }) =>
    forAdmin(request, async () => {
      const list = await readList(request);
      fakeShop.lists.push(list);
      return respond(list, 201);
    }),
  ),
  http.put(api('/lists/:slug'), ({ request, params }) =>
    forAdmin(request, async () => {
      const list = { ...(await readList(request)), slug: String(params['slug']) };
      const before = fakeShop.lists.findIndex(({ slug }) => slug === list.slug);
      const seen = fakeShop.lists[before];
      if (seen && request.headers.get('If-Match') !== etagOfList(seen))
        return refuse('stale_update');
      fakeShop.lists.splice(before < 0 ? fakeShop.lists.length : before, 1, list);
      return respond(list);
    }),
  ),
  http.delete(api('/lists/:slug'), ({ request, params }) =>
    forAdmin(request, () => {
      const list = fakeShop.lists.find(({ slug }) => slug === params['slug']);
      if (!list) return refuse('record_not_found');
      fakeShop.lists.splice(fakeShop.lists.indexOf(list), 1);
      return respond(list);
    }),
  ),
];

function respond(list: List, status = 200) {
  return answer(listSchema, list, { status, headers: { ETag: etagOfList(list) } });
}

async function readList(request: StrictRequest<DefaultBodyType>): Promise<List> {
  const body = await request.json();
  recordCall(request, body);
  const { books, ...list } = newListSchema.parse(body);
  return {
    ...list,
    slug: slugOf(list.title),
    books: books.flatMap(({ bookId, note }) => {
      const book = fakeShop.books.find(({ _id }) => _id === bookId);
      return book ? [{ book, note }] : [];
    }),
  };
}
