import type { ApiErrorBody, ErrorCode } from '@storyloom/backend/contract/api-error';

/** What went wrong with a call, whatever the layer it went wrong in. */
export interface ApiProblem extends Partial<Omit<ApiErrorBody['error'], 'code'>> {
  kind: 'FETCH_ERROR' | 'TIMEOUT_ERROR' | 'PARSING_ERROR' | 'HTTP' | 'UNKNOWN';
  status?: number;
  code?: ErrorCode;
  message: string;
}

/** Reads the one error shape of the API, or the fetch layer's own kinds, from what a query threw. */
export function readApiProblem(error: unknown): ApiProblem {
  if (!isRecord(error)) return { kind: 'UNKNOWN', message: '' };
  const { status, data, originalStatus } = error;
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { kind: status, message: '' };
  if (status === 'PARSING_ERROR') {
    return {
      kind: status,
      message: '',
      ...(typeof originalStatus === 'number' && { status: originalStatus }),
    };
  }
  if (typeof status !== 'number') return { kind: 'UNKNOWN', message: '' };
  const body = isRecord(data) && isRecord(data['error']) ? data['error'] : {};
  return { message: '', ...(body as Partial<ApiErrorBody['error']>), kind: 'HTTP', status };
}

/** Whether the same call may well succeed a moment later. */
export function isTemporary(problem: ApiProblem): boolean {
  if (problem.kind !== 'HTTP') return problem.kind !== 'UNKNOWN';
  return (problem.status ?? 0) >= 500 || problem.status === 429;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
