import * as z from 'zod/mini';
import { timestampSchema } from './timestamp.ts';
import { reasonSchema } from './words/reasons.ts';

/** Every error code of the API, with its HTTP status. Other programs rely on the names. */
export const errorStatus = {
  validation_error: 400,
  parameter_invalid: 400,
  invalid_request: 400,
  authentication_required: 401,
  invalid_token: 401,
  authentication_failed: 401,
  access_denied: 403,
  password_change_required: 403,
  record_not_found: 404,
  route_not_found: 404,
  method_not_allowed: 405,
  price_changed: 409,
  book_unavailable: 409,
  insufficient_stock: 409,
  several_copies: 409,
  invalid_transition: 409,
  last_admin: 409,
  request_in_progress: 409,
  stale_update: 412,
  request_too_large: 413,
  unsupported_media_type: 415,
  idempotency_key_reused: 422,
  rate_limit_exceeded: 429,
  internal_error: 500,
  service_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodeSchema = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]);

/** The body of every response that is not a success. */
export const apiErrorSchema = z.object({
  error: z.object({
    code: errorCodeSchema,
    message: z.string(),
    /** The problem of each invalid field by its path (`address.city`). */
    fields: z.optional(z.record(z.string(), z.array(z.string()))),
    /** The same problems as rules with values, for pages in other languages. */
    problems: z.optional(z.record(z.string(), z.array(z.looseObject({ code: z.string() })))),
    /** The reason as a rule with values, when it is more specific than `code`. */
    reason: z.optional(reasonSchema),
    /** `stale_update`: the current record. */
    current: z.optional(z.unknown()),
    /** `stale_update`: the current ETag for `If-Match`. */
    currentEtag: z.optional(z.string()),
    /** `stale_update`: who changed the record last and when, from the audit log. */
    changed: z.optional(z.object({ by: z.string(), at: timestampSchema })),
    /** `stale_update` of a book: when an admin last set its stock; sales do not count. */
    stockSetAt: z.optional(z.string()),
    /** `price_changed`: the sum the customer saw and today's sum. */
    seenTotal: z.optional(z.number()),
    currentTotal: z.optional(z.number()),
    /** `price_changed`, `book_unavailable`, `insufficient_stock`, `several_copies`: the books concerned. */
    bookIds: z.optional(z.array(z.string())),
    requestId: z.string(),
  }),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
