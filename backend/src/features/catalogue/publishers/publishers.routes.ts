import { z } from 'zod';
import {
  publisherInputSchema,
  publisherMergeSchema,
  publisherSchema,
  publisherUndoneSchema,
  publisherUndoSchema,
  savedPublisherSchema,
} from '../../../contract/book/publishers/publisher.ts';
import { slugParamSchema } from '../../../contract/book/shelf.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { readPublisher, findPublishers, findStoredPublisher } from './find-publishers.ts';
import { changePublisher, etagOfPublisher, mergePublishers } from './save-publisher.ts';
import { undoPublisherChange } from './undo-publisher.ts';

const params = { slug: exampleIds.publisher };
const name = 'Lighthouse Press';
const body = { name, address: '1 Harbour Road\n12345 Port', email: 'safety@example.com' };
const timeoutMs = 30_000;

/** The manufacturers of books, for the rules on product safety. */
export function publishersRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/publishers/',
      access: 'admin',
      summary: 'List the publishers of books on sale, each with its missing details',
      response: z.array(publisherSchema),
      handle: findPublishers,
    }),
    defineRoute({
      call: 'GET /api/publishers/:slug',
      access: 'admin',
      summary: 'Get a publisher',
      responseHeaders: ['ETag'],
      params: slugParamSchema,
      example: { params },
      response: publisherSchema,
      handle: async ({ params: { slug }, setHeader }) => {
        setHeader('ETag', etagOfPublisher(await findStoredPublisher(slug)));
        return readPublisher(slug);
      },
    }),
    defineRoute({
      call: 'PUT /api/publishers/:slug',
      access: 'admin',
      summary: 'Update a publisher, and its name on its books',
      errors: ['request_in_progress'],
      params: slugParamSchema,
      header: 'If-Match',
      body: publisherInputSchema,
      example: { params, body },
      timeoutMs,
      response: savedPublisherSchema,
      handle: async ({ params: { slug }, body: input, caller, req, setHeader }) => {
        const actor = { by: caller.username };
        const saved = await changePublisher(slug, input, actor, req.headers['if-match']);
        setHeader('ETag', saved.etag);
        return saved.publisher;
      },
    }),
    defineRoute({
      call: 'POST /api/publishers/merge',
      access: 'admin',
      summary: 'Merge publishers, or spellings of one, under one name',
      errors: ['record_not_found', 'request_in_progress'],
      body: publisherMergeSchema,
      example: { body: { from: [exampleIds.publisher], name } },
      timeoutMs,
      response: savedPublisherSchema,
      handle: async ({ body: merge, caller }) =>
        (await mergePublishers(merge, { by: caller.username })).publisher,
    }),
    defineRoute({
      call: 'POST /api/publishers/undo',
      access: 'admin',
      summary: 'Undo a rename or merge of publishers within 30 days',
      errors: ['record_not_found', 'request_in_progress', 'stale_update'],
      body: publisherUndoSchema,
      example: { body: { id: exampleIds.bulk } },
      timeoutMs,
      response: publisherUndoneSchema,
      handle: ({ body: { id }, caller }) => undoPublisherChange(id, { by: caller.username }),
    }),
  ];
}
