import type { Request } from 'express';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Body of a call as its schema gives it. Throws 415 for another media type, 400 for bad fields. */
export function parseBody<T extends z.ZodType>(req: Request, schema: T): z.output<T> {
  // JSON only: a cross-site page cannot send it without asking first (CORS preflight).
  if (!req.is('application/json')) {
    throw new ApiError('unsupported_media_type', 'Send the body as application/json.');
  }
  const parsed = schema.safeParse(req.body ?? {});
  if (parsed.success) return parsed.data;
  throw new ApiError('validation_error', 'Some fields are not valid.', {
    fields: fieldErrors(parsed.error),
  });
}

/** Query or path parameters as their schema gives them. Throws 400 `parameter_invalid`. */
export function parseParameters<T extends z.ZodType>(values: unknown, schema: T): z.output<T> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  throw new ApiError('parameter_invalid', 'Some parameters are not valid.', {
    fields: fieldErrors(parsed.error),
  });
}

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields.set(path, [...(fields.get(path) ?? []), issue.message]);
  }
  return Object.fromEntries(fields);
}
