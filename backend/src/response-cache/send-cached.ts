import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, hasBody, textOf, type CachedResponse } from './cached-response.ts';
import type { Encoding } from './content-encoding.ts';
import { matchesEtag, withEncoding } from './etag.ts';

// Sends cached responses: through Express, where the middleware's headers are recorded, and past it
// with the recorded ones, so that both ways carry the same headers.

/** What the middleware sets around every response of one kind: names and values in turn, and as text. */
export interface RecordedHeaders {
  list: string[];
  text: string;
  /** What its `Vary` begins with. */
  vary: string | undefined;
}

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
  'vary',
  'age',
  'warning',
]);

/** Marks a response that stands in for one that cannot be made (RFC 9111, 5.1 and 5.5). */
export function markStale(res: ServerResponse, { madeAt }: CachedResponse): void {
  res.setHeader('Age', String(Math.round((performance.now() - madeAt) / 1000)));
  res.setHeader('Warning', '110 - "Response is Stale"');
}

/** Returns the headers which the middleware made. */
export function sendThroughExpress(
  req: IncomingMessage,
  res: ServerResponse,
  response: CachedResponse,
  encoding: Encoding,
): RecordedHeaders {
  const recorded = recordHeaders(res, Object.keys(response.headers));
  const isUnchanged = isFresh(req, response);
  res.statusCode = isUnchanged ? 304 : 200;
  const own = headersOf(response, { encoding, isUnchanged, vary: recorded.vary });
  for (let i = 0; i < own.length; i += 2) res.setHeader(own[i] as string, own[i + 1] as string);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : bodyOf(response, encoding));
  connectionHead ??= connectionHeadOf((res as WithHead)._header);
  return recorded;
}

interface Fast {
  response: CachedResponse;
  encoding: Encoding;
  recorded: RecordedHeaders;
  /** Of the request. */
  id: string;
}
type WithHead = ServerResponse & { _header?: string | null };

/**
 * Sends past Express; returns the status. Undefined, and nothing is sent, where a page of another
 * address asks or the body is not there in this coding yet: Express responds then.
 */
export function sendFast(
  req: IncomingMessage,
  res: WithHead,
  { response, encoding, recorded, id }: Fast,
): number | undefined {
  if (req.headers.origin !== undefined) return undefined;
  const isUnchanged = isFresh(req, response);
  if (!isUnchanged && !hasBody(response, encoding)) return undefined;
  const form = { encoding, isUnchanged, vary: recorded.vary };
  const status = isUnchanged ? 304 : 200;
  const isUsual = res.shouldKeepAlive && req.httpVersion === '1.1' && res._header === null;
  if (!isUsual || connectionHead === undefined) {
    res.writeHead(status, ['X-Request-Id', id, ...recorded.list, ...headersOf(response, form)]);
    res.end(isUnchanged ? undefined : bodyOf(response, encoding));
    return status;
  }
  // Checking and joining some twenty headers costs a quarter of such a response, so the head that
  // node would make of them is put together from parts that are ready. Where node has no such field,
  // or closes the connection, the way above responds.
  const own = (response.heads[`${status} ${encoding}`] ??= joinHeaders(headersOf(response, form)));
  res.statusCode = status;
  const statusLine = isUnchanged ? 'HTTP/1.1 304 Not Modified' : 'HTTP/1.1 200 OK';
  res._header = `${statusLine}\r\nX-Request-Id: ${id}\r\n${recorded.text}${own}Date: ${httpDate()}\r\n${connectionHead}`;
  if (isUnchanged) res.end();
  else endWithBody(res, response, encoding);
  return status;
}

// Head and a short body leave in one write when both are strings; latin1 keeps every byte as it is.
// Pictures would take their place in memory twice for it.
function endWithBody(res: ServerResponse, response: CachedResponse, encoding: Encoding) {
  const text = textOf(response, encoding);
  if (text === undefined) res.end(response.bodies[encoding]);
  else res.end(text, 'latin1');
}

/** What node itself writes after the date, learned from the first response. */
let connectionHead: string | undefined;

function connectionHeadOf(head: string | null | undefined): string | undefined {
  return /\r\nDate: [^\r\n]+\r\n(Connection: keep-alive\r\n(?:Keep-Alive: [\w=, ]+\r\n)?\r\n)$/.exec(
    head ?? '',
  )?.[1];
}

let dateSecond = 0;
let dateText = '';

function httpDate(): string {
  const now = Date.now();
  if (now - dateSecond >= 1000 || now < dateSecond) {
    dateSecond = now - (now % 1000);
    dateText = new Date(dateSecond).toUTCString();
  }
  return dateText;
}

function isFresh(req: IncomingMessage, { etag }: CachedResponse): boolean {
  const seen = req.headers['if-none-match'];
  return seen !== undefined && matchesEtag(seen, etag);
}

/** The headers of this response alone. An unchanged one has no body that needs describing. */
function headersOf(
  response: CachedResponse,
  { encoding, isUnchanged, vary }: { encoding: Encoding; isUnchanged: boolean; vary?: string },
): string[] {
  const headers: string[] = [];
  const varies = [vary, response.isText && 'Accept-Encoding'].filter(Boolean).join(', ');
  if (varies) headers.push('Vary', varies);
  for (const [name, value] of Object.entries(response.headers)) {
    if (!isUnchanged || name !== 'Content-Type') headers.push(name, value);
  }
  headers.push('ETag', withEncoding(response.etag, encoding));
  if (isUnchanged) return headers;
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  const length = encoding === 'identity' ? response.length : response.bodies[encoding]?.length;
  headers.push('Content-Length', String(length));
  return headers;
}

function recordHeaders(
  res: ServerResponse & { getRawHeaderNames?: () => string[] },
  replaced: string[],
): RecordedHeaders {
  const list: string[] = [];
  const skipped = new Set([...ownHeaders, ...replaced.map((name) => name.toLowerCase())]);
  for (const name of res.getRawHeaderNames?.() ?? res.getHeaderNames()) {
    const value = res.getHeader(name);
    if (value === undefined || skipped.has(name.toLowerCase())) continue;
    list.push(name, String(value));
  }
  const vary = res.getHeader('Vary');
  return { list, text: joinHeaders(list), vary: vary === undefined ? undefined : String(vary) };
}

function joinHeaders(headers: string[]): string {
  let text = '';
  for (let i = 0; i < headers.length; i += 2) text += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return text;
}
