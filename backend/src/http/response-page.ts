import type { Request } from 'express';
import type mongoose from 'mongoose';
import type { SetHeader } from './route.ts';

const maxPageLength = 100;

interface Page {
  /** Path and query of this page, as their schemas gave them. */
  path: string;
  query: object;
  /** Records that the filter finds in all. */
  total: number;
  /** From 1. */
  page: number;
  limit: number;
}

/** Sets `X-Total-Count`, and `Link` to the next page if there is one; a list itself is a bare array. */
export function setListHeaders(setHeader: SetHeader, { path, query, total, page, limit }: Page) {
  setHeader('X-Total-Count', String(total));
  if (page * limit >= total) return;
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, ...nextPage(page, limit) })) {
    if (value !== undefined) next.set(name, String(value));
  }
  setHeader('Link', `<${path}?${next}>; rel="next"`);
}

// A list asked for as a whole is longer than a page may be: it goes on in the longest pages.
function nextPage(page: number, limit: number): { page: number; limit: number } {
  if (limit <= maxPageLength) return { page: page + 1, limit };
  return { page: limit / maxPageLength + 1, limit: maxPageLength };
}

interface ListCall {
  query: { page?: number | undefined; limit?: number | undefined };
  req: Request;
  setHeader: SetHeader;
}

interface Part {
  sort: Record<string, 1 | -1>;
  /** How many a page has when the call does not say. */
  usual: number;
  /** Of the records, when not all. */
  projection?: object;
}

const maxTimeMS = 5000;

/** The page of the records of a filter that a call asks for; sets how many there are in all. */
export async function responsePage<Stored extends { _id: unknown }>(
  collection: mongoose.Collection,
  filter: object,
  { sort, usual, projection = {} }: Part,
  { query, req, setHeader }: ListCall,
): Promise<Stored[]> {
  const { page = 1, limit = usual } = query;
  const options = { maxTimeMS, projection, sort, skip: (page - 1) * limit, limit };
  const [found, total] = await Promise.all([
    collection.find<Stored>(filter, options).toArray(),
    collection.countDocuments(filter, { maxTimeMS }),
  ]);
  setListHeaders(setHeader, { path: req.path, query, total, page, limit });
  return found;
}
