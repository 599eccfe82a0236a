import { promisify } from 'node:util';
import zlib from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Below this many bytes compressing costs more than it saves. */
const minBytes = 1000;

// Browsers send few different headers, so the results are remembered, up to a limit.
const known = new Map<string, Encoding>();

/** The best coding the client accepts: brotli, else gzip, else none (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined, bytes: number): Encoding {
  if (header === undefined || bytes < minBytes) return 'identity';
  let encoding = known.get(header);
  if (!encoding) {
    encoding = readAcceptEncoding(header);
    if (known.size < 200) known.set(header, encoding);
  }
  return encoding;
}

function readAcceptEncoding(header: string): Encoding {
  const quality = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const accepted = (name: string) => quality.get(name) ?? quality.get('*') ?? 0;
  if (accepted('br') > 0 && accepted('br') >= accepted('gzip')) return 'br';
  return accepted('gzip') > 0 ? 'gzip' : 'identity';
}

/** Compresses off the main thread: `quick` on demand, `best` for built files. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: 'quick' | 'best' = 'quick',
): Promise<Buffer> {
  const isQuick = effort === 'quick';
  switch (encoding) {
    case 'br':
      return brotli(body, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: isQuick ? 6 : 11,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });
    case 'gzip':
      return gzip(body, { level: isQuick ? 6 : 9 });
    case 'identity':
      return body;
  }
}
