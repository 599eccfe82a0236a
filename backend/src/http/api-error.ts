import { importRules } from '../contract/words/en/import-rules.ts';
import { onixRules } from '../contract/words/en/onix-rules.ts';
import { reasons } from '../contract/words/en/reasons.ts';
import { rules as inputRules } from '../contract/words/en/rules.ts';
import { reasonSentence, type Reason } from '../contract/words/reasons.ts';
import { readRule, ruleSentence } from '../contract/words/rules.ts';
import { errorStatus, type ApiErrorBody, type ErrorCode } from '../contract/api-error.ts';

/** The sentences of all rules for fields and for rows of a file. */
export const rules = { ...inputRules, ...importRules, ...onixRules };

type Details = Omit<ApiErrorBody['error'], 'code' | 'message' | 'requestId'>;

/** The error that handlers throw; `error-handler.ts` makes the response of it. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;
  /** Seconds for the `Retry-After` header. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    { retryAfter, ...details }: Details & { retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

// Which error to throw:
// - `new ApiError` with a code and an English message, if pages show the code's own sentence;
// - `errorWithReason`, if pages show why, in their language;
// - `staleUpdate`, if the record was changed since the caller read it;
// - `invalidFields` (body) or `invalidParameters` (URL, header) with rules, if a field breaks a rule.

/** A reason in a response: in English, and as a code for pages of any language. */
export function reasonWithMessage(reason: Reason): { message: string; reason: Reason } {
  return { message: reasonSentence(reason, reasons) ?? '', reason };
}

/** An error whose reason pages show in their language. */
export function errorWithReason(
  code: ErrorCode,
  why: Reason,
  details: ConstructorParameters<typeof ApiError>[2] = {},
): ApiError {
  const { message, reason } = reasonWithMessage(why);
  return new ApiError(code, message, { ...details, reason });
}

/** For a request for drafts without an admin's token. */
export function draftsAreHidden(): ApiError {
  return new ApiError(
    'authentication_required',
    'Only administrators see drafts and deleted books.',
  );
}

/** For a request that may be repeated after some seconds. */
export function unavailable(message: string, retryAfter: number): ApiError {
  return new ApiError('service_unavailable', message, { retryAfter });
}

export function notFound(what: string): ApiError {
  return new ApiError('record_not_found', `This ${what} does not exist.`);
}

/** The broken rules of each field by its path, as `rule` writes them. */
type BrokenRules = Record<string, string[]>;

/** The broken rules as English sentences and, for pages of any language, by their codes. */
export function fieldDetails(broken: BrokenRules) {
  const each = <Shown>(show: (text: string) => Shown) =>
    Object.fromEntries(Object.entries(broken).map(([field, texts]) => [field, texts.map(show)]));
  return {
    fields: each((text) => ruleSentence(text, rules)),
    problems: each((text) => readRule(text, rules) ?? { code: 'not_valid' }),
  };
}

/** For a body: the errors by field. */
export function invalidFields(
  broken: BrokenRules,
  message = 'Some fields are not valid.',
): ApiError {
  return new ApiError('validation_error', message, fieldDetails(broken));
}

/** For the URL or a header. */
export function invalidParameters(broken: BrokenRules): ApiError {
  return new ApiError('parameter_invalid', 'Some parameters are not valid.', fieldDetails(broken));
}

interface CurrentVersion extends Pick<ApiErrorBody['error'], 'current' | 'changed' | 'stockSetAt'> {
  /** The ETag to send as `If-Match` after choosing between the two versions. */
  etag: string;
}

/** Refuses a change of a record that was changed since the caller read it, with the current version. */
export function staleUpdate(message: string, { etag, ...details }: CurrentVersion): ApiError {
  return new ApiError('stale_update', message, { ...details, currentEtag: etag });
}
