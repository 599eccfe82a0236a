import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A record under its name, with the ETag that names this state of it. */
export type Version<Name extends string, Stored> = { [N in Name]: Stored } & { etag: string };

export const toVersion =
  <Known extends { etag: string }>(name: Exclude<keyof Known, 'etag'>) =>
  (stored: unknown, meta: FetchBaseQueryMeta | undefined) =>
    ({ [name]: stored, etag: meta?.response?.headers.get('ETag') ?? '*' }) as Known;

/** The API refuses with 412 `stale_update` if the record has changed since the ETag. */
export const putIfMatch = (etag: string, url: string, body: unknown) => ({
  url,
  method: 'PUT',
  body,
  headers: { 'If-Match': etag },
});
