import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from './cached-response.ts';
import type { Encoding } from './content-encoding.ts';
import { matchesEtag, withEncoding } from './etag.ts';

// Sends cached responses: through Express, where the middleware's headers are recorded, and past it
// with the recorded ones, so that both ways carry the same headers.

/** What the middleware sets around every response of one kind, names and values in turn. */
export type RecordedHeaders = string[];

// Differs from request to request, or comes with each response: never recorded.
const ownHeaders = new Set([
  'x-request-id',
  'access-control-allow-origin',
  'set-cookie',
  'cache-control',
  'content-type',
  'etag',
  'content-length',
  'content-encoding',
]);

/** Returns the headers which the middleware made. */
export function sendThroughExpress(
  req: IncomingMessage,
  res: ServerResponse,
  response: CachedResponse,
  encoding: Encoding,
): RecordedHeaders {
  const vary = res.getHeader('Vary');
  res.setHeader(
    'Vary',
    vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`,
  );
  const recorded = recordHeaders(res);
  const isUnchanged = isFresh(req, response);
  res.statusCode = isUnchanged ? 304 : 200;
  const own = headersOf(response, encoding, isUnchanged);
  for (let i = 0; i < own.length; i += 2) res.setHeader(own[i] as string, own[i + 1] as string);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : response.bodies[encoding]);
  return recorded;
}

interface Fast {
  response: CachedResponse;
  encoding: Encoding;
  recorded: RecordedHeaders;
  /** Of the request. */
  id: string;
  /** The origin that a page of another address may read this from. */
  allowed: string | undefined;
}

/** Sends past Express; returns the status. */
export function sendFast(
  req: IncomingMessage,
  res: ServerResponse,
  { response, encoding, recorded, id, allowed }: Fast,
): number {
  const isUnchanged = isFresh(req, response);
  const status = isUnchanged ? 304 : 200;
  const headers = ['X-Request-Id', id, ...recorded, ...headersOf(response, encoding, isUnchanged)];
  if (allowed !== undefined) headers.push('Access-Control-Allow-Origin', allowed);
  res.writeHead(status, headers);
  res.end(isUnchanged ? undefined : response.bodies[encoding]);
  return status;
}

function isFresh(req: IncomingMessage, { etag }: CachedResponse): boolean {
  const seen = req.headers['if-none-match'];
  return seen !== undefined && matchesEtag(seen, etag);
}

/** The headers of this response alone. An unchanged one has no body that needs describing. */
function headersOf(response: CachedResponse, encoding: Encoding, isUnchanged: boolean): string[] {
  const headers: string[] = [];
  for (const name in response.headers) {
    if (!isUnchanged || name !== 'Content-Type')
      headers.push(name, response.headers[name] as string);
  }
  headers.push('ETag', withEncoding(response.etag, isUnchanged ? 'identity' : encoding));
  if (isUnchanged) return headers;
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  headers.push('Content-Length', String(response.bodies[encoding]?.length));
  return headers;
}

function recordHeaders(res: ServerResponse & { getRawHeaderNames?: () => string[] }) {
  const recorded: RecordedHeaders = [];
  for (const name of res.getRawHeaderNames?.() ?? res.getHeaderNames()) {
    const value = res.getHeader(name);
    if (value === undefined || ownHeaders.has(name.toLowerCase())) continue;
    recorded.push(name, String(value));
  }
  return recorded;
}
