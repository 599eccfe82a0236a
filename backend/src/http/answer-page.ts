import type { Request } from 'express';
import type mongoose from 'mongoose';
import { setListHeaders } from './list-headers.ts';
import type { SetHeader } from './route.ts';

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
export async function answerPage<Stored extends { _id: unknown }>(
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
