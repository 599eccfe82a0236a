import type { IncomingMessage } from 'node:http';
import type { LoadedResponse, ResponseSource } from './cached-routes.ts';
import { chooseEncoding, compress, type Encoding } from './content-encoding.ts';
import { etagOf } from './etag.ts';

/** A response that is ready to be sent. */
export interface CachedResponse {
  source: ResponseSource;
  /** Of the plain body. */
  etag: string;
  headers: LoadedResponse['headers'];
  compress: NonNullable<LoadedResponse['compress']>;
  /** Texts are compressed; pictures and fonts are so already. */
  isText: boolean;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Own headers as they go over the wire, and short bodies as text, made when first needed. */
  heads: Partial<Record<Encoding | 'unchanged', string>>;
  texts: Partial<Record<Encoding, string>>;
  /** Under which it is found at once. */
  urls: string[];
}

export function makeResponse(source: ResponseSource, loaded: LoadedResponse): CachedResponse {
  const { body, headers } = loaded;
  const identity = ownMemory(typeof body === 'string' ? Buffer.from(body) : body);
  return {
    source,
    etag: etagOf(identity),
    headers,
    compress: loaded.compress ?? ((encoding) => compress(identity, encoding)),
    isText: /^text\/|; charset=/.test(headers['Content-Type']),
    bodies: { identity },
    heads: {},
    texts: {},
    urls: [],
  };
}

export function encodingFor(req: IncomingMessage, { isText, bodies }: CachedResponse): Encoding {
  if (!isText) return 'identity';
  return chooseEncoding(req.headers['accept-encoding'], bodies.identity.length);
}

/** Small buffers are pieces of larger ones, of 8 or 16 kB, which would be kept with them. */
function ownMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
