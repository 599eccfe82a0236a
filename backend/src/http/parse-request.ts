import { isUtf8 } from 'node:buffer';
import { parse, type ParsedUrlQuery } from 'node:querystring';
import express, { type Request, type RequestHandler } from 'express';
import { z } from 'zod';
import { rule } from '../contract/words/rules.ts';
import { ApiError, invalidFields, invalidParameters } from './api-error.ts';

/** Enough for 100 kB on a slow line. Uploads of files have the server's longer limit. */
const bodyMs = 30_000;

/**
 * Reads JSON bodies of at most 100 kB in UTF-8 (RFC 8259); other encodings get 415, and bytes that are
 * not UTF-8 get 400. Closes the connection of a client that has not sent the whole body in time.
 */
export function readJson(timeoutMs = bodyMs): RequestHandler {
  const read = express.json({
    limit: '100kb',
    verify: (_req, _res, body, charset) => {
      if (charset !== 'utf-8')
        throw Object.assign(new Error('Another charset than UTF-8.'), { status: 415 });
      // They would be stored as replacement characters.
      if (!isUtf8(body))
        throw Object.assign(new Error('Bytes that are not UTF-8.'), {
          status: 400,
          type: 'entity.parse.failed',
        });
    },
  });
  return (req, res, next) => {
    const late = setTimeout(() => req.destroy(), timeoutMs).unref();
    read(req, res, (error?: unknown) => {
      clearTimeout(late);
      next(error);
    });
  };
}

/** Whether a browser opens the address as a page; programs get the API's errors. */
export function isPageRequest(req: Request): boolean {
  return req.accepts(['json', 'html']) === 'html';
}

/** The parsed body of a call. Throws 415 for another media type, 400 for invalid fields. */
export function parseBody<T extends z.core.$ZodType>(req: Request, schema: T): z.output<T> {
  // JSON only: a cross-site page cannot send it without asking first (CORS preflight).
  if (!req.is('application/json')) {
    throw new ApiError('unsupported_media_type', 'Send the body as application/json.');
  }
  const parsed = z.safeParse(schema, req.body ?? {}, { error: nameRule });
  if (parsed.success) return parsed.data;
  throw invalidFields(fieldErrors(parsed.error));
}

/** Reads flat strings, no nested objects. Throws 400 for a query that is not UTF-8, as for a path. */
export function readQueryString(query: string): ParsedUrlQuery {
  try {
    decodeURIComponent(query);
  } catch {
    throw new ApiError('invalid_request', 'The address cannot be read.');
  }
  return parse(query);
}

/**
 * The parsed query parameters of a call. `?status=` is the same as no status, but `?ids=` is an empty
 * list.
 */
export function parseQuery<T extends z.core.$ZodObject>(query: unknown, schema: T): z.output<T> {
  const given = Object.entries(query as Record<string, unknown>);
  const filled = given.filter(([name, value]) => value !== '' || !isNoneWhenEmpty(schema, name));
  return parseParameters(Object.fromEntries(filled), schema);
}

/** Whether a query parameter without a value counts as absent. */
export function isNoneWhenEmpty({ _zod }: z.core.$ZodObject, name: string): boolean {
  const parameter = new Map(Object.entries(_zod.def.shape)).get(name);
  if (!parameter) return false;
  return z.safeParse(parameter, undefined).success && !z.safeParse(parameter, '').success;
}

/** The parsed query or path parameters. Throws 400 `parameter_invalid`. */
export function parseParameters<T extends z.core.$ZodType>(
  values: unknown,
  schema: T,
): z.output<T> {
  const parsed = z.safeParse(schema, values, { error: nameRule });
  if (parsed.success) return parsed.data;
  throw invalidParameters(fieldErrors(parsed.error));
}

function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const issue of error.issues) {
    const path = issue.path.join('.') || 'body';
    fields.set(path, [...(fields.get(path) ?? []), issue.message]);
  }
  return Object.fromEntries(fields);
}

const typeRules = {
  string: rule('not_string'),
  number: rule('not_number'),
  int: rule('not_whole_number'),
  boolean: rule('not_boolean'),
  array: rule('not_list'),
  object: rule('not_object'),
};
const ruleOfType = new Map<string, string>(Object.entries(typeRules));

/** The broken rule where a schema names none, because zod's messages are not written for customers. */
export const nameRule: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null) return rule('required');
  if (issue.code === 'invalid_type') return ruleOfType.get(issue.expected) ?? rule('wrong_type');
  if (issue.code === 'invalid_value')
    return rule('not_one_of', { options: issue.values.map(String) });
  if (issue.code === 'too_big') return tooBig(issue.origin, Number(issue.maximum));
  if (issue.code === 'too_small') return tooSmall(issue.origin, Number(issue.minimum));
  return rule('not_valid');
};

function tooBig(origin: string, max: number): string {
  if (origin === 'string') return rule('too_long', { max });
  return origin === 'array' ? rule('too_many', { max, of: 'entries' }) : rule('too_big', { max });
}

function tooSmall(origin: string, min: number): string {
  if (origin === 'string') return rule('too_short', { min });
  return origin === 'array' ? rule('too_few', { min, of: 'entries' }) : rule('too_small', { min });
}
