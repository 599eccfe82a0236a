import { apiErrorSchema } from '@storyloom/backend/contract/api-error';
import { bookImportSchema, type BookImport } from '@storyloom/backend/contract/book';
import type { ApiThunk } from '@/api/dependencies';
import { sendFile, type SentFile } from './send-file';

type BookFileAnswer = { result: BookImport; problem?: never } | { result?: never; problem: string };

/** Uploads the file as it is; the API reads it. A dry run stores nothing. */
export function sendBookFile(
  file: File,
  isDryRun: boolean,
  onProgress: (share: number) => void,
): ApiThunk<Promise<BookFileAnswer>> {
  const path = isDryRun ? '/books/import?dryRun=true' : '/books/import';
  const contentType = 'text/csv';
  return async (dispatch) =>
    readAnswer(await dispatch(sendFile({ path, body: file, contentType, onProgress })), isDryRun);
}

function readAnswer({ status, body }: SentFile, isDryRun: boolean): BookFileAnswer {
  const result = bookImportSchema.safeParse(body).data;
  if (result) return { result };
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
    return { result: { dryRun: isDryRun, rows: 0, imported: 0, errors } };
  }
  if (status === 401) return { problem: 'Please sign in again and choose the file once more.' };
  if (status === 413) return { problem: 'This file is too big. Please split it.' };
  return { problem: error?.message ?? 'The file could not be sent. Please try again.' };
}
