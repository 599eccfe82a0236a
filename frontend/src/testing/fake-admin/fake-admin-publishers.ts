import {
  publisherInputSchema,
  publisherMergeSchema,
  publisherSchema,
  publisherSlugOf,
  publisherUndoneSchema,
  savedPublisherSchema,
  type Publisher,
} from '@storyloom/backend/contract/book/publishers/publisher';
import { http, type HttpHandler } from 'msw';
import * as z from 'zod/mini';
import { adminHandler, fakeAdmin, recordCall, refuseStale } from './fake-admin';
import { api, refuse, response } from '../fake-api';

const etagOf = (publisher: Publisher) => `"${encodeURI(JSON.stringify(publisher))}"`;
const find = (slug: unknown) => fakeAdmin.publishers.find((each) => each.slug === slug);
const undo = 'a'.repeat(24);

export function makePublisher(fields: Partial<Publisher> & { name: string }): Publisher {
  const { name, books = 1 } = fields;
  return publisherSchema.parse({
    slug: publisherSlugOf(name),
    address: '',
    email: '',
    url: '',
    responsible: '',
    books,
    missing: ['address', 'contact'],
    spellings: [{ name, books }],
    ...fields,
  });
}

/** What the owner does with publishers. */
export const adminPublisherHandlers: HttpHandler[] = [
  http.get(api('/publishers/'), ({ request }) =>
    adminHandler(request, () => response(z.array(publisherSchema), fakeAdmin.publishers)),
  ),
  http.get(api('/publishers/:slug'), ({ request, params }) =>
    adminHandler(request, () => {
      const publisher = find(params['slug']);
      if (!publisher) return refuse('record_not_found');
      return response(publisherSchema, publisher, { headers: { ETag: etagOf(publisher) } });
    }),
  ),
  http.put(api('/publishers/:slug'), ({ request, params }) =>
    adminHandler(request, async () => {
      const body = await request.json();
      recordCall(request, body);
      const seen = find(params['slug']);
      if (!seen) return refuse('record_not_found');
      if (request.headers.get('If-Match') !== etagOf(seen)) return refuseStale(seen, etagOf(seen));
      const input = publisherInputSchema.parse(body);
      const isRenamed = input.name !== seen.name;
      const slug = publisherSlugOf(input.name);
      const saved: Publisher = { ...seen, ...input, slug, missing: [] };
      fakeAdmin.publishers = fakeAdmin.publishers.map((each) => (each === seen ? saved : each));
      return response(savedPublisherSchema, { ...saved, ...(isRenamed && { undo }) });
    }),
  ),
  http.post(api('/publishers/merge'), ({ request }) =>
    adminHandler(request, async () => {
      const body = await request.json();
      recordCall(request, body);
      const { from, name } = publisherMergeSchema.parse(body);
      const slug = publisherSlugOf(name);
      const merged = { ...(find(slug) ?? makePublisher({ name })), name };
      merged.spellings = [{ name, books: merged.books }];
      const others = fakeAdmin.publishers.filter((each) => ![...from, slug].includes(each.slug));
      fakeAdmin.beforeMerge = fakeAdmin.publishers;
      fakeAdmin.publishers = [...others, merged];
      return response(savedPublisherSchema, { ...merged, undo });
    }),
  ),
  http.post(api('/publishers/undo'), ({ request }) =>
    adminHandler(request, async () => {
      recordCall(request, await request.json());
      fakeAdmin.publishers = fakeAdmin.beforeMerge;
      return response(publisherUndoneSchema, { books: 1 });
    }),
  ),
];
