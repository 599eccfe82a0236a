import { errorStatus, type ApiErrorBody, type ErrorCode } from '../contract/api-error.ts';

type Details = Omit<ApiErrorBody['error'], 'code' | 'message' | 'requestId'>;

/** What a handler throws; `error-handler.ts` turns it into the one error shape. */
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

/** For who asks for drafts without an admin's token. */
export function draftsAreHidden(): ApiError {
  return new ApiError(
    'authentication_required',
    'Only administrators see drafts and deleted books.',
  );
}

/** For what may be tried again in so many seconds. */
export function unavailable(message: string, retryAfter: number): ApiError {
  return new ApiError('service_unavailable', message, { retryAfter });
}

export function notFound(what: string): ApiError {
  return new ApiError('record_not_found', `This ${what} does not exist.`);
}

/** For a body: what is wrong with its fields, beside each of them. */
export function invalidFields(
  fields: NonNullable<Details['fields']>,
  message = 'Some fields are not valid.',
): ApiError {
  return new ApiError('validation_error', message, { fields });
}

/** The same for what stands in the address or a header. */
export function invalidParameters(fields: NonNullable<Details['fields']>): ApiError {
  return new ApiError('parameter_invalid', 'Some parameters are not valid.', { fields });
}
