import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A page of a list; `Name` is the key of its rows. */
export type Page<Name extends string, Row> = { [N in Name]: Row[] } & {
  /** The number of rows on all pages. */
  total: number;
};

/** The API sends a bare array, with the total in a header. */
export function toPage<Name extends string>(name: Name) {
  return <Row>(rows: Row[], meta: FetchBaseQueryMeta | undefined) =>
    ({
      [name]: rows,
      total: Number(meta?.response?.headers.get('X-Total-Count') ?? rows.length),
    }) as Page<Name, Row>;
}

/** Rows on a page of the owner's lists. */
export const pageSize = 25;
