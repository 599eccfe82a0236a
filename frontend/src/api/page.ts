import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** A page of a list, under its name. */
export type Page<Name extends string, Row> = { [N in Name]: Row[] } & {
  /** On all pages together. */
  total: number;
};

/** A list is a bare array; a header holds the total. */
export function toPage<Name extends string>(name: Name) {
  return <Row>(rows: Row[], meta: FetchBaseQueryMeta | undefined) =>
    ({
      [name]: rows,
      total: Number(meta?.response?.headers.get('X-Total-Count') ?? rows.length),
    }) as Page<Name, Row>;
}

/** Rows on a page of the owner's lists. */
export const pageLength = 25;
