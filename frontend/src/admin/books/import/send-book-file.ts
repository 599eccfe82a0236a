import {
  bookImportSchema,
  importedSchema,
  type BookImport,
  type Imported,
  type ImportConflictAnswer,
} from '@storyloom/backend/contract/book/book-import';
import { readApiProblem, withReference } from '@/api/api-error';
import { baseApi } from '@/api/base-api';
import { fileTimeout } from '@/api/files.api';
import { readColumnMap } from './column-map.storage';

export type BookFileAnswer =
  | { result: BookImport }
  | { imported: Imported }
  | { problem: string; canTryAgain: boolean }
  /** Books of the file changed since it was checked: it has to be checked again. */
  | { isOutdated: true };

/** What is asked of a file, as the API calls it. */
export interface BookFileQuery {
  /** Only tells what the file would do. */
  dryRun?: 'true';
  /** What the last check told, of what is to be stored. */
  seen?: string;
  /** For rows that are older than their books. */
  conflicts?: ImportConflictAnswer;
  /** New books of the file become drafts. */
  drafts?: 'true';
}

/** Such a message may be longer than a list. */
export const isOnix = ({ name }: File) => /\.(?:xml|onix)$/i.test(name);

interface BookFileCall {
  file: File;
  /** The same for every try to import one file, so that its books become no doubles. */
  key: string;
  asked: BookFileQuery;
}

const bookFileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads the file as it is; the API reads it by what the owner has said of headings. */
    sendBookFile: build.mutation<unknown, BookFileCall>({
      query: ({ file, key, asked }) => {
        const map = readColumnMap();
        return {
          url: '/books/import',
          method: 'POST',
          params: {
            ...{ ...asked, ...(!asked.dryRun && { file: file.name.slice(-255) }) },
            ...(Object.keys(map).length > 0 && { map: JSON.stringify(map) }),
          },
          headers: {
            'Content-Type': isOnix(file) ? 'application/xml' : 'text/csv',
            'Idempotency-Key': key,
          },
          body: file,
          ...fileTimeout,
        };
      },
    }),
  }),
});

export const { useSendBookFileMutation } = bookFileApi;

interface Sent {
  data?: unknown;
  error?: unknown;
}

export function readFileAnswer({ data, error }: Sent): BookFileAnswer {
  const result = bookImportSchema.safeParse(data).data;
  if (result) return { result };
  const imported = importedSchema.safeParse(data).data;
  if (imported) return { imported };
  const { status, fields, message } = readApiProblem(error);
  if (status === 412) return { isOutdated: true };
  if (fields) {
    const errors = Object.entries(fields).flatMap(([path, messages]) => {
      const [, row, ...column] = path.split('.'); // the name of a column may have dots too
      return messages.map((message) => ({
        row: Number(row),
        column: column.join('.') || undefined,
        message,
      }));
    });
    return { result: { ...nothing, errors } };
  }
  if (status === 401) return final('Please sign in again and choose the file once more.');
  if (status === 413) return final('This file is too big. Please split it.');
  const problem = withReference(message || 'The shop did not answer.', error);
  return { problem, canTryAgain: status !== 400 };
}

const nothing = {
  ...{ rows: 0, new: 0, changed: 0, unchanged: 0, unknown: 0, conflicts: 0 },
  ...{ preview: [], columns: {}, seen: '' },
};

function final(problem: string): BookFileAnswer {
  return { problem, canTryAgain: false };
}
