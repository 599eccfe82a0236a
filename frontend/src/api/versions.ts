import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A stored record with the ETag of this version. */
export interface Version<Stored> {
  stored: Stored;
  etag: string;
}

export function toVersion<Stored>(
  stored: unknown,
  meta: FetchBaseQueryMeta | undefined,
): Version<Stored> {
  // The API sends what the contract's types say.
  return { stored: stored as Stored, etag: meta?.response?.headers.get('ETag') ?? '*' };
}

/** The API refuses with 412 `stale_update` if the record has changed since the ETag. */
export const putIfMatch = (etag: string, url: string, body: unknown) => ({
  url,
  method: 'PUT',
  body,
  headers: { 'If-Match': etag },
});
