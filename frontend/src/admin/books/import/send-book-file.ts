import type { ErrorCode } from '@storyloom/backend/contract/api-error';
import {
  bookImportSchema,
  importedSchema,
  type BookImport,
  type Imported,
  type ImportConflictChoice,
} from '@storyloom/backend/contract/book/book-import';
import type { DecimalSign } from '@storyloom/backend/contract/number/amount';
import { readRule } from '@storyloom/backend/contract/words/rules';
import { reasonMessage } from '@/admin/ui/reason-message';
import { readApiError, withReference, type ApiError } from '@/api/api-error';
import type { ApiThunk } from '@/api/dependencies';
import { sendFile, type Sending, type SentFile } from '@/api/endpoints/files.api';
import { words } from '@/words/admin';
import { readColumnMap } from './column-map.storage';
import { ruleMessage } from '@/ui/form/rule-message';

export type BookFileResponse =
  | { result: BookImport }
  | { imported: Imported }
  | { message: string; canTryAgain: boolean }
  /** Books of the file changed since its check: it must be checked again. */
  | { isOutdated: true };

export interface BookFileQuery {
  /** Checks the file and changes nothing. */
  dryRun?: 'true';
  /** The result of the last check, so that the API can refuse an outdated one. */
  seen?: string;
  /** What to do with rows that are older than their books. */
  conflicts?: ImportConflictChoice;
  /** New books of the file become drafts. */
  drafts?: 'true';
  /** Rows with errors are skipped; a check reports them as skipped. */
  skipErrors?: 'true';
  /** The decimal separator of the amounts in the file. */
  decimals?: DecimalSign;
}

/** Whether the file is an ONIX message, which may be larger than a list. */
export const isOnix = ({ name }: File) => /\.(?:xml|onix)$/i.test(name);

/**
 * Uploads the file unchanged; the API reads it by the columns that the owner has chosen. One key
 * for all tries of a file, so that its books are not added twice.
 */
export function sendBookFile(
  file: File,
  key: string,
  query: BookFileQuery,
  sending: Pick<Sending, 'onProgress' | 'signal'>,
): ApiThunk<Promise<BookFileResponse>> {
  const map = readColumnMap();
  const search = new URLSearchParams({
    ...query,
    ...(!query.dryRun && { file: file.name.slice(-255) }),
    ...(Object.keys(map).length > 0 && { map: JSON.stringify(map) }),
  });
  const path = `/books/import?${search}`;
  const type = isOnix(file) ? 'application/xml' : 'text/csv';
  const headers = { 'Content-Type': type, 'Idempotency-Key': key };
  return async (dispatch) =>
    readResponse(await dispatch(sendFile({ path, body: file, headers, ...sending })));
}

function readResponse({ status, body }: SentFile): BookFileResponse {
  const result = bookImportSchema.safeParse(body).data;
  if (result) return { result };
  const imported = importedSchema.safeParse(body).data;
  if (imported) return { imported };
  if (status === 412) return { isOutdated: true };
  const apiError = readApiError({ status, data: body });
  const { fields } = apiError;
  if (fields) {
    const errors = Object.entries(fields).flatMap(([path, broken]) => {
      const [, row, ...column] = path.split('.'); // a column name may contain dots
      return broken.map((text) => ({
        row: Number(row),
        column: column.join('.') || undefined,
        message: ruleMessage(text, ''),
        problem: readRule(text, words.rules),
      }));
    });
    return { result: { ...nothing, errors } };
  }
  const { problems } = words.imports;
  if (status === 401) return final(problems.signIn);
  if (status === 413) return final(problems.tooBig);
  const text = withReference(refusalMessage(apiError), { status, data: body });
  return { message: text, canTryAgain: status !== 400 };
}

function refusalMessage({ reason, code }: ApiError): string {
  const { noAnswer, notReady, tooOften, fault, refused } = words.imports.problems;
  const texts: Partial<Record<ErrorCode, string>> = {
    service_unavailable: notReady,
    rate_limit_exceeded: tooOften,
    internal_error: fault,
  };
  return reasonMessage(reason) ?? (code ? (texts[code] ?? refused) : noAnswer);
}

const nothing = {
  rows: 0,
  new: 0,
  changed: 0,
  unchanged: 0,
  unknown: 0,
  conflicts: 0,
  warnings: [],
  preview: [],
  columns: {},
  seen: '',
};

function final(message: string): BookFileResponse {
  return { message, canTryAgain: false };
}
