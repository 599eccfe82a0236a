import type { ApiErrorBody } from '../contract/api-error.ts';
import { ApiError } from './api-error.ts';

interface CurrentVersion extends Pick<ApiErrorBody['error'], 'current' | 'changed' | 'stockSetAt'> {
  /** The ETag to send as `If-Match` after choosing between the two versions. */
  etag: string;
}

/** Refuses a change of a record that was changed since the caller read it, with the current version. */
export function staleUpdate(message: string, { etag, ...details }: CurrentVersion): ApiError {
  return new ApiError('stale_update', message, { ...details, currentEtag: etag });
}
