import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ApiError, unavailable } from './api-error.ts';
import { refusals } from '../metrics.ts';
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts';
import type { Log } from '../log.ts';
import type { ReportError } from './error-reports.ts';
import { routeOf } from './request-log.ts';

export const routeNotFound: RequestHandler = () => {
  throw new ApiError('route_not_found', 'There is nothing at this address.');
};

/** Headers that a handler may have set for a result that it then did not send. */
const headersOfResult = ['Content-Type', 'Content-Disposition', 'ETag'];

/** The last handler: every error gets the same response shape, without internal details. */
export function errorHandler(log: Log, reportError: ReportError): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const apiError = toApiError(error);
    const route = routeOf(res.locals);
    if (apiError.code === 'internal_error') {
      log.error({ err: error, requestId: req.id }, 'request failed');
      reportError(error, { requestId: String(res.getHeader('X-Request-Id')), route });
    }
    res.locals.reason = error === apiError ? apiError.message : (error as Error).name;
    refusals.inc({ method: req.method, route, code: apiError.code });
    if (res.headersSent) return next(error); // Express ends the connection
    if (apiError.retryAfter !== undefined) res.set('Retry-After', String(apiError.retryAfter));
    if (apiError.status === 401) res.set('WWW-Authenticate', String(res.locals.challenge));
    res.set('Cache-Control', 'no-store');
    for (const name of headersOfResult) res.removeHeader(name);
    res.status(apiError.status).json({
      error: {
        code: apiError.code,
        message: apiError.message,
        ...apiError.details,
        requestId: req.id,
      },
    });
  };
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  // body-parser and Express give client errors a 4xx status and a type. They are checked first, because
  // a visitor who closes the connection while sending has the error code of a lost connection, too.
  const { status, type } = error as { status?: number; type?: string };
  if (status === 413) return new ApiError('request_too_large', 'The request is too large.');
  if (status === 415) {
    return new ApiError('unsupported_media_type', 'This media type or encoding is not accepted.');
  }
  if (type === 'entity.parse.failed') {
    return new ApiError('invalid_request', 'The body is not valid JSON.');
  }
  if (status !== undefined && status >= 400 && status < 500) {
    return new ApiError('invalid_request', 'The request cannot be read.');
  }
  if (isDatabaseUnavailable(error)) {
    return unavailable('The shop is not ready. Please try again soon.', 5);
  }
  return new ApiError('internal_error', 'Something went wrong on our side.');
}
