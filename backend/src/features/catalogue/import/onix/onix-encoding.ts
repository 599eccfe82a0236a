import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import iconv from 'iconv-lite';
import type { FileRow } from '../read-file/read-csv.ts';
import { encodedTwice, encodingOf } from '../read-file/decode-file.ts';
import { decodeTwiceEncoded, isEncodedTwice } from '../../../../text/encoded-twice.ts';
import { rule } from '../../../../contract/words/rules.ts';

interface Decoder {
  /** Throws a `TypeError` or `RangeError` for bytes that are not in the encoding. */
  decode: (part: Buffer, isLast: boolean) => string;
  warning?: NonNullable<FileRow['warnings']>[number];
}

const sampleBytes = 1_000_000;
/** Western encodings, read as Windows-1252 as browsers do: most such messages have its characters. */
const western = /^(?:iso-?8859-1|latin-?1|us-ascii|ascii|cp-?1252)$/i;

/** Decodes a message in chunks, by the encoding that it declares unless its bytes show another. */
export function decoderOf(bytes: Buffer): Decoder {
  const named = encodingIn(bytes);
  const name = western.test(named) ? 'windows-1252' : named;
  if (/^utf-?8$/i.test(name) && !isUtf8(bytes)) {
    const message = rule('not_utf8_as_named');
    return { ...iconvDecoder('windows-1252'), warning: { code: 'encoding', message } };
  }
  if (/^utf-?8$/i.test(name) && isEncodedTwice(sampleOf(bytes))) {
    const message = rule('encoding_guessed', { encoding: encodedTwice });
    return { decode: decodeTwice(), warning: { code: 'encoding', message } };
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

function sampleOf(bytes: Buffer): string {
  const sample = bytes.subarray(0, sampleBytes);
  return sample.subarray(0, sample.findLastIndex((byte) => byte < 0x80) + 1).toString();
}

/** A chunk may end within a character, so the rest after its last ASCII character is kept for the next. */
function decodeTwice(): Decoder['decode'] {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  return (part, isLast) => {
    const text = rest + decoder.decode(part, { stream: !isLast });
    const end = isLast ? text.length : lastOfAscii(text) + 1;
    rest = text.slice(end);
    return decodeTwiceEncoded(text.slice(0, end));
  };
}

function lastOfAscii(text: string): number {
  let index = text.length - 1;
  while (index >= 0 && text.charCodeAt(index) > 0x7f) index -= 1;
  return index;
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
  // Some programs declare the encoding of their strings; `encodingOf` would have found UTF-16.
  return /^(?:utf-?16|ucs-?2|unicode)/i.test(named) ? found : named;
}
