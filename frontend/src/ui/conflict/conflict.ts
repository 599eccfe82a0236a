import type { ApiErrorBody } from '@storyloom/backend/contract/api-error';
import type * as z from 'zod/mini';
import type { ApiProblem } from '@/api/api-error';

/** Somebody else saved first. */
export interface Conflict<Stored> {
  /** The record as it is now. */
  stored: Stored;
  /** Names this state of it in the next `If-Match`. */
  etag: string;
  /** Who saved it last, and when. */
  changed: ApiErrorBody['error']['changed'];
}

/** Undefined when the API refused for another reason than a newer version. */
export function readConflict<Stored>(
  { code, current, currentEtag, changed }: ApiProblem,
  schema: z.ZodMiniType<Stored>,
): Conflict<Stored> | undefined {
  const stored = schema.safeParse(current).data;
  if (code !== 'stale_update' || stored === undefined) return undefined;
  return { stored, etag: currentEtag ?? '*', changed };
}
