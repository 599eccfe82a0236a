import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import type { CsvRow } from '../read-csv.ts';
import { encodingOf } from '../decode-file.ts';
import { rule } from '../../../../contract/words/rules.ts';

interface Decoder {
  /** Throws a `TypeError` or `RangeError` for what is not in the encoding. */
  decode: (part: Buffer, isLast: boolean) => string;
  warning?: NonNullable<CsvRow['warnings']>[number];
}

/** Western encodings that browsers read as Windows-1252, too: its signs are in most such messages. */
const western = /^(?:iso-?8859-1|latin-?1|us-ascii|ascii|cp-?1252)$/i;

/** Reads a message part by part, in the encoding that it names unless its bytes say another. */
export function decoderOf(bytes: Buffer): Decoder {
  const named = encodingIn(bytes);
  const name = western.test(named) ? 'windows-1252' : named;
  if (/^utf-?8$/i.test(name) && !isUtf8(bytes)) {
    const message = rule('not_utf8_as_named');
    return { ...iconvDecoder('windows-1252'), warning: { code: 'encoding', message } };
  }
  if (/^utf/i.test(name) || !iconv.encodingExists(name)) {
    let decoder: TextDecoder | undefined;
    return {
      decode(part, isLast) {
        decoder ??= new TextDecoder(name, { fatal: true });
        return decoder.decode(part, { stream: !isLast });
      },
    };
  }
  return iconvDecoder(name);
}

function iconvDecoder(name: string): Decoder {
  const decoder = iconv.getDecoder(name);
  return { decode: (part, isLast) => decoder.write(part) + (isLast ? (decoder.end() ?? '') : '') };
}

function encodingIn(bytes: Buffer): string {
  const found = encodingOf(bytes);
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb;
  if (found !== 'utf-8' || hasMark) return found;
  const start = bytes.subarray(0, 200).toString('latin1');
  const named = /^[^<]*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(start)?.[1] ?? found;
  // Programs name the encoding of their own strings; two bytes a letter would have been seen.
  return /^(?:utf-?16|ucs-?2|unicode)/i.test(named) ? found : named;
}
