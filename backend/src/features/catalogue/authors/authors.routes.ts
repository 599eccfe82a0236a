import { authorSchema } from '../../../contract/book/author.ts';
import { slugParamSchema } from '../../../contract/book/shelf.ts';
import { exampleIds } from '../../../http/example-ids.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { readAuthor } from './find-author.ts';

export function authorsRoutes(index: SearchIndex): Route[] {
  return [
    defineRoute({
      call: 'GET /api/authors/:slug',
      access: 'anyone',
      summary: 'Get an author with the books on sale, newest first',
      params: slugParamSchema,
      example: { params: { slug: exampleIds.author } },
      response: authorSchema,
      cache: { load: ({ params }) => readAuthor(index, params.slug) },
    }),
  ];
}
