import type { IncomingMessage, ServerResponse } from 'node:http';
import { bodyOf, hasBody, textOf, type CachedResponse } from './cached-response.ts';
import type { Encoding } from './content-encoding.ts';
import { matchesEtag, withEncoding } from './etag.ts';

// Sends cached responses through Express, where the headers of the middleware are recorded, and past it
// with the recorded headers.

/** Headers that the middleware sets for every response of one kind, as alternating names and values and as text. */
export interface RecordedHeaders {
  list: string[];
  text: string;
  /** Start of the `Vary` header. */
  vary: string | undefined;
}

// Headers that differ by request or belong to a single response are not recorded.
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

/** Marks a stale response (RFC 9111, 5.1 and 5.5). */
export function markStale(res: ServerResponse, { madeAt }: CachedResponse): void {
  res.setHeader('Age', String(Math.round((performance.now() - madeAt) / 1000)));
  res.setHeader('Warning', '110 - "Response is Stale"');
}

/** Returns the headers that the middleware has set. */
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
 * Sends past Express; returns the status. Returns undefined without sending for requests of other
 * origins and when the body is not compressed in this encoding yet.
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
  // Validating and joining twenty headers takes a quarter of the time of such a response, so the head is
  // joined from prepared parts. If Node has no `_header`, or closes the connection, the code above is used.
  const own = (response.heads[`${status} ${encoding}`] ??= joinHeaders(headersOf(response, form)));
  res.statusCode = status;
  const statusLine = isUnchanged ? 'HTTP/1.1 304 Not Modified' : 'HTTP/1.1 200 OK';
  res._header = `${statusLine}\r\nX-Request-Id: ${id}\r\n${recorded.text}${own}Date: ${httpDate()}\r\n${connectionHead}`;
  if (isUnchanged) res.end();
  else endWithBody(res, response, encoding);
  return status;
}

// Head and a short body go out in one write when both are strings; latin1 keeps every byte. Pictures would
// need their memory twice for it.
function endWithBody(res: ServerResponse, response: CachedResponse, encoding: Encoding) {
  const text = textOf(response, encoding);
  if (text === undefined) res.end(response.bodies[encoding]);
  else res.end(text, 'latin1');
}

/** The lines that Node writes after the date, read from the first response. */
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
  const etags = req.headers['if-none-match'];
  return etags !== undefined && matchesEtag(etags, etag);
}

/** The headers of this response; a 304 has none that describe a body. */
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
