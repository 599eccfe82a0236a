import { z } from 'zod';
import type { ZodOpenApiResponsesObject } from 'zod-openapi';
import { apiErrorSchema, errorStatus, type ErrorCode } from '../../contract/api-error.ts';
import type { Route } from '../route.ts';
import type { ResponseHeader } from '../response-headers.ts';

const text = { type: 'string' } as const;
/** Media types whose content is binary. */
export const fileBytes = { type: 'string', format: 'binary' } as const;

/** The success of a call, and its errors by status. */
export function responsesOf(route: Route): ZodOpenApiResponsesObject {
  const success = {
    description: 'Success',
    content: responseOf(route),
    headers: refer(headersOf(route)),
  };
  const responses: ZodOpenApiResponsesObject = {
    [`${route.status}`]: success,
    ...(route.otherStatus && { [`${route.otherStatus}`]: success }),
    ...(route.cache && {
      '304': { description: 'Not changed since If-None-Match', headers: refer(['ETag']) },
    }),
  };
  const codes = errorsOf(route);
  for (const status of new Set(codes.map((code) => errorStatus[code]))) {
    responses[`${status}`] = {
      description: codes.filter((code) => errorStatus[code] === status).join(', '),
      content: json(apiErrorSchema),
      headers: refer([
        'X-Request-Id',
        ...when(status === 401, 'WWW-Authenticate'),
        ...when(status === 429 || status === 503, 'Retry-After'),
      ]),
    };
  }
  return responses;
}

const when = <Name extends ErrorCode | ResponseHeader>(is: unknown, ...names: Name[]) =>
  is ? names : [];

/** The error codes that follow from the call's access, parameters and body, and those that it lists. */
function errorsOf({ access, method, errors = [], ...route }: Route): ErrorCode[] {
  const codes: ErrorCode[] = [
    ...when(route.params ?? route.query ?? route.header, 'parameter_invalid'),
    ...when(route.params, 'record_not_found'),
    ...when(access !== 'anyone' || route.adminHandler, 'authentication_required', 'invalid_token'),
    ...when(access.includes('admin') || route.adminHandler, 'password_change_required'),
    ...when(method !== 'get', 'access_denied', 'invalid_request'), // of another origin, no JSON
    ...when(route.body ?? route.rawBody, 'validation_error', 'unsupported_media_type'),
    ...when(route.header === 'Idempotency-Key', 'idempotency_key_reused', 'request_in_progress'),
    ...when(route.header === 'If-Match', 'stale_update'),
    ...errors,
    'request_too_large',
    'internal_error',
    'service_unavailable',
  ];
  return [...new Set(codes)].sort((a, b) => errorStatus[a] - errorStatus[b]);
}

function headersOf({
  responseHeaders = [],
  responseType,
  query,
  ...route
}: Route): ResponseHeader[] {
  const isPaged = query && 'page' in query._zod.def.shape;
  const isList = route.response instanceof z.core.$ZodArray;
  return [
    ...when(route.cache || route.header === 'If-Match', 'ETag'),
    ...when(isList, 'X-Total-Count'),
    ...when(isList && isPaged, 'Link'),
    ...when(route.header === 'Idempotency-Key', 'Idempotent-Replayed'),
    ...when(responseType === 'text/csv', 'Content-Disposition'),
    ...responseHeaders,
    'X-Request-Id',
  ];
}

const refer = (names: readonly ResponseHeader[]) =>
  Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` as const }]),
  );

function responseOf({ response, responseType, otherType }: Route) {
  if (response) return json(response);
  const types = [responseType, otherType].filter((type) => type !== undefined);
  return Object.fromEntries(
    types.map((type) => [type, { schema: type.startsWith('image/') ? fileBytes : text }]),
  );
}

export function json(schema: z.core.$ZodType, example?: unknown) {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}
