import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Encoding } from './content-encoding.ts';
import { matchesEtag, withEncoding } from './etag.ts';

// Writes answers that are ready: through Express, where the middleware's headers are recorded as a
// frame, and past it with that frame, so that both ways carry the same headers.

export interface ReadyAnswer {
  /** Of the plain body. */
  etag: string;
  /** The answer's own headers, names and values in turn. */
  headers: string[];
  plain: Buffer;
  packed: Partial<Record<Encoding, Buffer>>;
  /** The own headers as they go over the wire, made when first needed. */
  heads: Partial<Record<Encoding | 'unchanged', string>>;
  /** Short bodies once more, see `endWithBody`. */
  strings: Partial<Record<Encoding, string>>;
}

const maxStringBytes = 16_384;

/** The headers around every answer of one kind. */
export interface Frame {
  list: string[];
  text: string;
}

// Differs from request to request, or comes with each answer: never recorded.
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

/** Answers through Express and gives back the frame which the middleware made. */
export function writeThrough(
  req: IncomingMessage,
  res: ServerResponse,
  answer: ReadyAnswer,
  encoding: Encoding,
): Frame {
  const before = res.getHeader('Vary');
  res.setHeader(
    'Vary',
    before === undefined ? 'Accept-Encoding' : `${String(before)}, Accept-Encoding`,
  );
  const frame = frameOf(res);
  const isUnchanged = isFresh(req, answer);
  res.statusCode = isUnchanged ? 304 : 200;
  const own = headersOf(answer, encoding, isUnchanged);
  for (let i = 0; i < own.length; i += 2) res.setHeader(own[i] as string, own[i + 1] as string);
  res.end(isUnchanged || req.method === 'HEAD' ? undefined : answer.packed[encoding]);
  return frame;
}

interface Ready {
  answer: ReadyAnswer;
  encoding: Encoding;
  frame: Frame;
  /** Of the request. */
  id: string;
  /** The origin that a page of another address may read this from. */
  allowed: string | undefined;
}

/** Answers past Express; tells the status. */
export function writeReady(
  req: IncomingMessage,
  res: ServerResponse,
  { answer, encoding, frame, id, allowed }: Ready,
): number {
  const isUnchanged = isFresh(req, answer);
  const status = isUnchanged ? 304 : 200;
  const response = res as ServerResponse & { _header?: string | null };
  const isUsual = allowed === undefined && res.shouldKeepAlive && req.httpVersion === '1.1';
  if (isUsual && connectionHead !== undefined && response._header === null) {
    // Checking and joining some twenty headers costs more than all the rest of such an answer, so
    // the head that node would make of them is put together from parts that are ready. Where node
    // has no such field, or closes the connection, the usual way below answers.
    const own = (answer.heads[isUnchanged ? 'unchanged' : encoding] ??= textOf(
      headersOf(answer, encoding, isUnchanged),
    ));
    const statusLine = isUnchanged ? 'HTTP/1.1 304 Not Modified' : 'HTTP/1.1 200 OK';
    res.statusCode = status;
    response._header = `${statusLine}\r\nX-Request-Id: ${id}\r\n${frame.text}${own}Date: ${httpDate()}\r\n${connectionHead}`;
    if (isUnchanged) res.end();
    else endWithBody(res, answer, encoding);
    return status;
  }
  const headers = ['X-Request-Id', id, ...frame.list, ...headersOf(answer, encoding, isUnchanged)];
  if (allowed !== undefined) headers.push('Access-Control-Allow-Origin', allowed);
  res.writeHead(status, headers);
  if (isUsual) connectionHead ??= connectionHeadOf(response._header);
  res.end(isUnchanged ? undefined : answer.packed[encoding]);
  return status;
}

// Head and a short body leave in one write when both are strings; latin1 keeps every byte as it is.
function endWithBody(res: ServerResponse, answer: ReadyAnswer, encoding: Encoding): void {
  const bytes = answer.packed[encoding];
  if (bytes === undefined || bytes.length > maxStringBytes) return void res.end(bytes);
  res.end((answer.strings[encoding] ??= bytes.toString('latin1')), 'latin1');
}

/** What node itself writes after the date, learned from the first answer. */
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

function isFresh(req: IncomingMessage, answer: ReadyAnswer): boolean {
  const seen = req.headers['if-none-match'];
  return seen !== undefined && matchesEtag(seen, answer.etag);
}

/** The headers of this answer alone. An unchanged one has no body that needs describing. */
function headersOf(answer: ReadyAnswer, encoding: Encoding, isUnchanged: boolean): string[] {
  const etag = withEncoding(answer.etag, isUnchanged ? 'identity' : encoding);
  if (isUnchanged) {
    const at = answer.headers.indexOf('Content-Type');
    return [...answer.headers.toSpliced(at, 2), 'ETag', etag];
  }
  const headers = [...answer.headers, 'ETag', etag];
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  return [...headers, 'Content-Length', String(answer.packed[encoding]?.length)];
}

function frameOf(res: ServerResponse & { getRawHeaderNames?: () => string[] }): Frame {
  const list: string[] = [];
  for (const name of res.getRawHeaderNames?.() ?? res.getHeaderNames()) {
    const value = res.getHeader(name);
    if (value === undefined || ownHeaders.has(name.toLowerCase())) continue;
    list.push(name, String(value));
  }
  return { list, text: textOf(list) };
}

function textOf(headers: string[]): string {
  let text = '';
  for (let i = 0; i < headers.length; i += 2) text += `${headers[i]}: ${headers[i + 1]}\r\n`;
  return text;
}
