import type { ApiErrorBody, ErrorCode } from '@storyloom/backend/contract/api-error';
import { ruleOf } from '@storyloom/backend/contract/words/rules';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';
import { isRecord } from '@/browser/is-record';
import { words } from '@/words/first';

/** Errors without a response, as RTK Query names them. */
type LayerKind = Extract<FetchBaseQueryError['status'], string>;

/** The error of a call, from the API or the network. */
export interface ApiProblem extends Partial<
  Omit<ApiErrorBody['error'], 'code' | 'requestId' | 'fields' | 'problems'>
> {
  kind: LayerKind | 'HTTP' | 'UNKNOWN';
  status?: number;
  code?: ErrorCode;
  message: string;
  /** By its path the rules that a field breaks, for `ruleMessage`. */
  fields?: Record<string, string[]>;
  /** The call's id in the shop's log, where the fault was the shop's: there only the owner can help. */
  reference?: string;
}

/** Reads the one error shape of the API, or the fetch layer's own kinds, from what a query threw. */
export function readApiProblem(error: unknown): ApiProblem {
  const { status, data, originalStatus } = isRecord(error) ? error : {};
  if (typeof status !== 'number') {
    // Only RTK Query's own errors have a text as status.
    const kind = typeof status === 'string' ? (status as LayerKind) : 'UNKNOWN';
    const known = typeof originalStatus === 'number' && { status: originalStatus };
    return { kind, message: '', ...known };
  }
  const body: Partial<ApiErrorBody['error']> =
    isRecord(data) && isRecord(data['error']) ? data['error'] : {};
  const { requestId, fields, problems, ...problem } = body;
  const broken = problems ? brokenRules(problems) : fields;
  return {
    message: '',
    ...problem,
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

/** Whether the same call may well succeed a moment later. */
export function isTemporary(problem: ApiProblem): boolean {
  if (problem.kind !== 'HTTP') return problem.kind !== 'UNKNOWN';
  return (problem.status ?? 0) >= 500 || problem.status === 429;
}

/** Whether a call may have succeeded although no response came. */
export function isResponseLost({ kind, status = 0 }: ApiProblem): boolean {
  return kind !== 'HTTP' || status >= 500;
}

/** The text with the call's id after it, where only text can stand. */
export function withReference(text: string, error: unknown): string {
  const { reference } = readApiProblem(error);
  return reference ? `${text} ${words.ui.reference} ${reference}` : text;
}
