import type { Request } from 'express';
import type mongoose from 'mongoose';
import { maxPageLength } from '../contract/paging.ts';
import { commandTimeoutMs } from '../database/command-timeout.ts';
import type { SetHeader } from './route.ts';

/** The first page of a list that a request asks for without a limit. */
export const wholeListLimit = 1000;

interface Page {
  /** Path and query of this page, as their schemas gave them. */
  path: string;
  query: object;
  /** The number of records that the filter finds. */
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

// Without `limit` a page may hold more than 100 records, the maximum of the query; the next pages then
// have 100 each.
function nextPage(page: number, limit: number): { page: number; limit: number } {
  if (limit <= maxPageLength) return { page: page + 1, limit };
  return { page: (page * limit) / maxPageLength + 1, limit: maxPageLength };
}

interface ListCall {
  query: { page?: number | undefined; limit?: number | undefined };
  req: Request;
  setHeader: SetHeader;
}

interface PageOptions {
  sort: Record<string, 1 | -1>;
  /** Records per page when the request does not say. */
  defaultLimit: number;
  /** The fields to read; all when absent. */
  projection?: object;
}

/** Finds the requested page of the records, and sets the headers with the total and the next page. */
export async function responsePage<Stored extends { _id: unknown }>(
  collection: mongoose.Collection,
  filter: object,
  { sort, defaultLimit, projection = {} }: PageOptions,
  { query, req, setHeader }: ListCall,
): Promise<Stored[]> {
  const { page = 1, limit = defaultLimit } = query;
  const options = {
    maxTimeMS: commandTimeoutMs,
    projection,
    sort,
    skip: (page - 1) * limit,
    limit,
  };
  const [found, total] = await Promise.all([
    collection.find<Stored>(filter, options).toArray(),
    collection.countDocuments(filter, { maxTimeMS: commandTimeoutMs }),
  ]);
  setListHeaders(setHeader, { path: req.path, query, total, page, limit });
  return found;
}
