import type { IncomingMessage } from 'node:http';
import type { LoadedResponse, ResponseSource } from './cached-routes.ts';
import { chooseEncoding, compress, type Encoding } from './content-encoding.ts';
import { etagOf } from './etag.ts';

/** Short text is sent with its head in one write; for longer text two writes are cheaper. */
const maxTextBytes = 16_384;

export interface CachedResponse {
  source: ResponseSource;
  /** Of the plain body. */
  etag: string;
  headers: LoadedResponse['headers'];
  compress: LoadedResponse['compress'];
  /** Only text is compressed; pictures and fonts already are. */
  isText: boolean;
  /** Bytes of the plain body. */
  length: number;
  /** A short ASCII body is kept in `texts` only, since a buffer would cost more than its bytes. */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Short bodies as latin1, one character a byte; made when first needed. */
  texts: Partial<Record<Encoding, string>>;
  /** Header lines of this response, made when first needed. */
  heads: Partial<Record<`${200 | 304} ${Encoding}`, string>>;
  /** The URLs that find it without parsing. */
  urls: string[];
  /** By `performance.now()`; afterwards it is used only while the database is unavailable. */
  freshUntil: number;
  madeAt: number;
}

export function makeResponse(source: ResponseSource, loaded: LoadedResponse): CachedResponse {
  const { body, headers, compress } = loaded;
  const isShort = typeof body === 'string' && isShortAscii(body);
  return {
    source,
    etag: etagOf(body),
    headers,
    compress,
    isText: /^text\/|; charset=/.test(headers['Content-Type']),
    length: Buffer.byteLength(body),
    bodies: isShort ? {} : { identity: ownMemory(Buffer.from(body)) },
    texts: isShort ? { identity: body } : {},
    heads: {},
    urls: [],
    freshUntil: 0,
    madeAt: performance.now(),
  };
}

function isShortAscii(text: string): boolean {
  return text.length <= maxTextBytes && Buffer.byteLength(text) === text.length;
}

export function hasBody({ bodies, texts }: CachedResponse, encoding: Encoding): boolean {
  return bodies[encoding] !== undefined || texts[encoding] !== undefined;
}

export function bodyOf({ bodies, texts }: CachedResponse, encoding: Encoding): Buffer {
  return bodies[encoding] ?? Buffer.from(texts[encoding] ?? '', 'latin1');
}

/** A short body as latin1, one character a byte; else undefined. */
export function textOf(response: CachedResponse, encoding: Encoding): string | undefined {
  const { isText, bodies, texts } = response;
  const bytes = bodies[encoding];
  if (!isText || bytes === undefined || bytes.length > maxTextBytes) return texts[encoding];
  return (texts[encoding] ??= bytes.toString('latin1'));
}

export async function prepareBody(response: CachedResponse, encoding: Encoding): Promise<void> {
  if (hasBody(response, encoding)) return;
  response.bodies[encoding] = await (response.compress
    ? response.compress(encoding)
    : compress(bodyOf(response, 'identity'), encoding));
}

export function encodingFor(req: IncomingMessage, { isText, length }: CachedResponse): Encoding {
  if (!isText) return 'identity';
  return chooseEncoding(req.headers['accept-encoding'], length);
}

/** Copies a slice of a pooled buffer, which would keep the whole pool of 8 kB in memory. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
