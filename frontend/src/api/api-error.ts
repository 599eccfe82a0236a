import type { ApiErrorBody, ErrorCode } from '@storyloom/backend/contract/api-error';
import { ruleOf } from '@storyloom/backend/contract/words/rules';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '@/browser/is-record';
import { words } from '@/words/first';

/** Errors without a response, as RTK Query names them. */
type LayerKind = Extract<FetchBaseQueryError['status'], string>;

/** The error of a call, from the API or the network. */
export interface ApiError extends Partial<
  Omit<ApiErrorBody['error'], 'code' | 'requestId' | 'fields' | 'problems'>
> {
  kind: LayerKind | 'HTTP' | 'UNKNOWN';
  status?: number;
  code?: ErrorCode;
  message: string;
  /** The broken rules by the path of their field, for `ruleMessage`. */
  fields?: Record<string, string[]>;
  /** The id of the call in the shop's log, for faults of the shop: only the owner can help then. */
  reference?: string;
}

/** Reads the error of a query: the API's body, or an error of the fetch layer. */
export function readApiError(error: unknown): ApiError {
  const { status, data, originalStatus } = isRecord(error) ? error : {};
  if (typeof status !== 'number') {
    // Only RTK Query's own errors have a text as status.
    const kind = typeof status === 'string' ? (status as LayerKind) : 'UNKNOWN';
    const withStatus = typeof originalStatus === 'number' && { status: originalStatus };
    return { kind, message: '', ...withStatus };
  }
  const body: Partial<ApiErrorBody['error']> =
    isRecord(data) && isRecord(data['error']) ? data['error'] : {};
  const { requestId, fields, problems, ...rest } = body;
  const broken = problems ? brokenRules(problems) : fields;
  return {
    message: '',
    ...rest,
    ...(broken && { fields: broken }),
    kind: 'HTTP',
    status,
    ...(status >= 500 && requestId && { reference: requestId }),
  };
}

/** The API's messages are English: pages show texts for its codes. */
function brokenRules(
  problems: NonNullable<ApiErrorBody['error']['problems']>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(problems).map(([field, broken]) => [field, broken.map(ruleOf)]),
  );
}

/** Whether a retry may succeed. */
export function isTemporary(error: ApiError): boolean {
  if (error.kind !== 'HTTP') return error.kind !== 'UNKNOWN';
  return (error.status ?? 0) >= 500 || error.status === 429;
}

/** Whether a call may have succeeded although no response came. */
export function isResponseLost({ kind, status = 0 }: ApiError): boolean {
  return kind !== 'HTTP' || status >= 500;
}

/** The text followed by the id of the call, where only text can be shown. */
export function withReference(text: string, error: unknown): string {
  const { reference } = readApiError(error);
  return reference ? `${text} ${words.ui.reference} ${reference}` : text;
}
