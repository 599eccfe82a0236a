const text = { type: 'string' } as const;

/** Defined once, under `components` of the OpenAPI text. */
export const responseHeaders = {
  ETag: { schema: text, description: 'Version of what is answered; If-Match names it.' },
  'X-Total-Count': {
    schema: { type: 'integer', minimum: 0 },
    description: 'How many records there are on all pages.',
  },
  Link: { schema: text, description: 'The next page, while there is one: `<...>; rel="next"`.' },
  'X-Total-Price': { schema: text, description: 'What the orders of all pages come to.' },
  'X-Total-At-Least': {
    schema: text,
    description: '`true`: there may be more than X-Total-Count.',
  },
  'X-Unread-Messages': {
    schema: { type: 'integer', minimum: 1 },
    description:
      'How many messages of customers no admin has seen, of all orders; absent for none.',
  },
  'X-Order-Number': {
    schema: { type: 'integer', minimum: 1 },
    description: 'The number of the order that the messages are about.',
  },
  'Idempotent-Replayed': {
    schema: text,
    description: '`true`: this key has made it before, and nothing was made now.',
  },
  'Content-Disposition': { schema: text, description: 'Name of the file.' },
  'Set-Cookie': { schema: text, description: 'The session of the customer.' },
  'Retry-After': {
    schema: { type: 'integer', minimum: 1 },
    description: 'Seconds to wait before the next try.',
  },
  'WWW-Authenticate': { schema: text, description: 'How to be let in.' },
  'X-Request-Id': { schema: text, description: 'What the log of the shop calls this request.' },
} as const;
export type ResponseHeader = keyof typeof responseHeaders;
