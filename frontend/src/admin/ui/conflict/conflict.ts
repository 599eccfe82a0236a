import type { ApiErrorBody } from '@storyloom/backend/contract/api-error';
import type * as z from 'zod/mini';
import type { ApiError } from '@/api/api-error';
import type { Version } from '@/api/versions';

/** The version that another admin saved first, because of which a save was refused. */
export interface Conflict<Stored> extends Version<Stored> {
  /** The admin who saved it last, and the time. */
  changed: ApiErrorBody['error']['changed'];
}

/** Undefined if the API refused for another reason. */
export function readConflict<Stored>(
  { code, current, currentEtag, changed }: ApiError,
  schema: z.ZodMiniType<Stored>,
): Conflict<Stored> | undefined {
  const stored = schema.safeParse(current).data;
  if (code !== 'stale_update' || stored === undefined) return undefined;
  return { stored, etag: currentEtag ?? '*', changed };
}

/** A field that differs, with both values as text. */
export interface VersionRow {
  label: string;
  mine: string;
  theirs: string;
}

export function differingRowsOf<Fields>(
  rows: (readonly [label: string, read: (version: Fields) => string])[],
  mine: Fields,
  theirs: Fields,
): VersionRow[] {
  return rows
    .map(([label, read]) => ({ label, mine: read(mine), theirs: read(theirs) }))
    .filter((row) => row.mine !== row.theirs);
}
