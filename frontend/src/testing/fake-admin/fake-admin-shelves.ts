import { shelfSchema, shelfInputSchema, type Shelf } from '@storyloom/backend/contract/book/shelf';
import { slugOf } from '@storyloom/backend/contract/text/fold';
import { http, type HttpHandler, type StrictRequest, type DefaultBodyType } from 'msw';
import { adminHandler, recordCall, refuseStale } from './fake-admin';
import { response, api, etagOfShelf, fakeShop, refuse } from '../fake-api';

/** What the owner does with shelves. */
export const adminShelfHandlers: HttpHandler[] = [
  http.post(api('/shelves/'), ({ request }) =>
    adminHandler(request, async () => {
      const shelf = await readShelf(request);
      fakeShop.shelves.push(shelf);
      return respond(shelf, 201);
    }),
  ),
  http.put(api('/shelves/:slug'), ({ request, params }) =>
    adminHandler(request, async () => {
      const shelf = { ...(await readShelf(request)), slug: String(params['slug']) };
      const before = fakeShop.shelves.findIndex(({ slug }) => slug === shelf.slug);
      const seen = fakeShop.shelves[before];
      if (seen && request.headers.get('If-Match') !== etagOfShelf(seen))
        return refuseStale(seen, etagOfShelf(seen));
      fakeShop.shelves.splice(before < 0 ? fakeShop.shelves.length : before, 1, shelf);
      return respond(shelf);
    }),
  ),
  http.delete(api('/shelves/:slug'), ({ request, params }) =>
    adminHandler(request, () => {
      const shelf = fakeShop.shelves.find(({ slug }) => slug === params['slug']);
      if (!shelf) return refuse('record_not_found');
      fakeShop.shelves.splice(fakeShop.shelves.indexOf(shelf), 1);
      return respond(shelf);
    }),
  ),
];

function respond(shelf: Shelf, status = 200) {
  return response(shelfSchema, shelf, { status, headers: { ETag: etagOfShelf(shelf) } });
}

async function readShelf(request: StrictRequest<DefaultBodyType>): Promise<Shelf> {
  const body = await request.json();
  recordCall(request, body);
  const { books, ...shelf } = shelfInputSchema.parse(body);
  return {
    ...shelf,
    slug: slugOf(shelf.title),
    books: books.flatMap(({ bookId, note }) => {
      const book = fakeShop.books.find(({ _id }) => _id === bookId);
      return book ? [{ book, note }] : [];
    }),
  };
}
