import { parse as parseQuery } from 'node:querystring';
import { z } from 'zod';
import {
  bookSuggestionSchema,
  searchQuerySchema,
  searchResultSchema,
  suggestQuerySchema,
  type SearchQuery,
} from '../../contract/search.ts';
import { jsonAnswer, type AnswerCache, type AnswerSource } from '../../http/answer-cache.ts';
import { defineRoute, type Route } from '../../http/route.ts';
import { catalogueName } from '../books/book-changes.model.ts';
import { searchBooks, suggestBooks } from './search-books.ts';
import type { SearchIndex } from './search-index.ts';
import { fold } from './search-text.ts';

export const searchIndexName = 'search-index';
const dependsOn = [catalogueName, searchIndexName];

export function searchRoutes(answers: AnswerCache, index: SearchIndex): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/search',
      access: 'anyone',
      summary: 'Typo-tolerant search; without q the whole catalogue',
      query: searchQuerySchema,
      answer: searchResultSchema,
      handle: ({ req, res, query }) => answers.send(req, res, searchAnswer(index, query)),
    }),
    defineRoute({
      method: 'get',
      path: '/api/search/suggest',
      access: 'anyone',
      summary: 'Up to 8 books for what is being typed',
      query: suggestQuerySchema,
      answer: z.array(bookSuggestionSchema),
      handle: ({ req, res, query }) => answers.send(req, res, suggestAnswer(index, query.q)),
    }),
  ];
}

function searchAnswer(index: SearchIndex, query: SearchQuery): AnswerSource {
  const { q, category, trending, minPrice, maxPrice, sort, page, limit } = query;
  const text = q && fold(q);
  return {
    key: `search ${JSON.stringify([text, category, trending, minPrice, maxPrice, sort, page, limit])}`,
    kind: 'json',
    dependsOn,
    load: async () => jsonAnswer(JSON.stringify(await searchBooks(index, query))),
  };
}

function suggestAnswer(index: SearchIndex, q: string): AnswerSource {
  return {
    key: `suggest ${fold(q)}`,
    kind: 'json',
    dependsOn,
    load: async () => jsonAnswer(JSON.stringify(await suggestBooks(index, q))),
  };
}

/** The source of a search answer by its address; undefined when it is none. */
export function findSearchAnswer(
  index: SearchIndex,
  path: string,
  query: string,
): AnswerSource | undefined {
  if (path === '/api/search/suggest') {
    const parsed = suggestQuerySchema.safeParse(parseQuery(query));
    return parsed.data && suggestAnswer(index, parsed.data.q);
  }
  if (path !== '/api/search' && path !== '/api/search/') return undefined;
  const parsed = searchQuerySchema.safeParse(parseQuery(query));
  return parsed.data && searchAnswer(index, parsed.data);
}
