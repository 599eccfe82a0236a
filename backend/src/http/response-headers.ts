const text = { type: 'string' } as const;

/** Defined once, under `components` of the OpenAPI text. */
export const responseHeaders = {
  ETag: {
    schema: text,
    description: 'Version of the returned data, for If-Match and If-None-Match.',
  },
  'X-Total-Count': {
    schema: { type: 'integer', minimum: 0 },
    description: 'Number of records on all pages.',
  },
  Link: {
    schema: text,
    description: 'Link to the next page, if there is one: `<...>; rel="next"`.',
  },
  'X-Total-Price': { schema: text, description: 'Total of the orders on all pages.' },
  'X-Total-At-Least': {
    schema: text,
    description: '`true` if there may be more records than X-Total-Count.',
  },
  'X-Unread-Messages': {
    schema: { type: 'integer', minimum: 1 },
    description: 'Number of unread messages of customers, of all orders; absent if there are none.',
  },
  'X-Order-Number': {
    schema: { type: 'integer', minimum: 1 },
    description: 'The number of the order that the messages are about.',
  },
  'Idempotent-Replayed': {
    schema: text,
    description: '`true` if this is the response of an earlier request with the same key.',
  },
  'Content-Disposition': { schema: text, description: 'File name.' },
  'Set-Cookie': { schema: text, description: 'Session cookie of the customer.' },
  'Retry-After': {
    schema: { type: 'integer', minimum: 1 },
    description: 'Seconds to wait before the next request.',
  },
  'WWW-Authenticate': { schema: text, description: 'Required authentication.' },
  'X-Request-Id': { schema: text, description: 'ID of this request in the log.' },
} as const;
export type ResponseHeader = keyof typeof responseHeaders;
