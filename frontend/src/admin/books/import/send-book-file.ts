import { apiErrorSchema } from '@storyloom/backend/contract/api-error';
import {
  bookImportSchema,
  type BookImport,
  type ImportConflictChoice,
} from '@storyloom/backend/contract/book-import';
import { withReference } from '@/api/api-error';
import type { ApiThunk } from '@/api/dependencies';
import { sendFile, type SentFile } from '@/admin/books/send-file';

export type BookFileAnswer =
  | { result: BookImport }
  | { problem: string; canTryAgain: boolean }
  /** Books of the file changed since it was checked: it has to be checked again. */
  | { isOutdated: true };

/** How to import: only check, or store with what was chosen for rows older than their books. */
export interface BookFileOptions {
  isDryRun: boolean;
  choice?: ImportConflictChoice | undefined;
  /** New books of the file become drafts. */
  asDrafts?: boolean;
  /** The same for every try to import one file, so that its books become no doubles. */
  idempotencyKey: string;
}

/** Uploads the file as it is; the API reads it. A dry run stores nothing. */
export function sendBookFile(
  file: File,
  { isDryRun, choice, asDrafts, idempotencyKey }: BookFileOptions,
  onProgress: (share: number) => void,
): ApiThunk<Promise<BookFileAnswer>> {
  const query = new URLSearchParams({
    ...(isDryRun && { dryRun: 'true' }),
    ...(choice && { conflicts: choice }),
    ...(asDrafts && { drafts: 'true' }),
  });
  const path = query.size > 0 ? `/books/import?${query}` : '/books/import';
  const headers = { 'Content-Type': 'text/csv', 'Idempotency-Key': idempotencyKey };
  return async (dispatch) =>
    readAnswer(await dispatch(sendFile({ path, body: file, headers, onProgress })), isDryRun);
}

function readAnswer({ status, body }: SentFile, isDryRun: boolean): BookFileAnswer {
  const result = bookImportSchema.safeParse(body).data;
  if (result) return { result };
  if (status === 412) return { isOutdated: true };
  const error = apiErrorSchema.safeParse(body).data?.error;
  if (error?.fields) {
    const errors = Object.entries(error.fields).flatMap(([path, messages]) => {
      const [, row, ...column] = path.split('.'); // the name of a column may have dots too
      return messages.map((message) => ({
        row: Number(row),
        column: column.join('.') || undefined,
        message,
      }));
    });
    const nothing = { rows: 0, imported: 0, conflictCount: 0, conflicts: [] };
    return { result: { dryRun: isDryRun, ...nothing, errors } };
  }
  if (status === 401) return final('Please sign in again and choose the file once more.');
  if (status === 413) return final('This file is too big. Please split it.');
  const problem = error?.message ?? 'The shop did not answer.';
  return { problem: withReference(problem, { status, data: body }), canTryAgain: status !== 400 };
}

function final(problem: string): BookFileAnswer {
  return { problem, canTryAgain: false };
}
