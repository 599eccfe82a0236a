import type { IncomingMessage } from 'node:http';
import type { LoadedResponse, ResponseSource } from './cached-routes.ts';
import { chooseEncoding, type Encoding } from './content-encoding.ts';
import { etagOf } from './etag.ts';

/** A response that is ready to be sent. */
export interface CachedResponse {
  source: ResponseSource;
  /** Of the plain body. */
  etag: string;
  headers: LoadedResponse['headers'];
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Own headers as they go over the wire, and short bodies as text, made when first needed. */
  heads: Partial<Record<Encoding | 'unchanged', string>>;
  texts: Partial<Record<Encoding, string>>;
  /** Under which it is found at once. */
  urls: string[];
}

export function makeResponse(
  source: ResponseSource,
  { body, headers }: LoadedResponse,
): CachedResponse {
  const identity = ownMemory(Buffer.from(body));
  return {
    source,
    etag: etagOf(identity),
    headers,
    bodies: { identity },
    heads: {},
    texts: {},
    urls: [],
  };
}

export function encodingFor(req: IncomingMessage, { bodies }: CachedResponse): Encoding {
  return chooseEncoding(req.headers['accept-encoding'], bodies.identity.length);
}

/** Small buffers are pieces of larger ones, of 8 or 16 kB, which would be kept with them. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
