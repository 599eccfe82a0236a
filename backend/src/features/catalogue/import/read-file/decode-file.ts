import iconv from 'iconv-lite';
import { errorWithReason } from '../../../../http/api-error.ts';
import { decodeTwiceEncoded, isEncodedTwice } from '../../../../text/encoded-twice.ts';
import { rule } from '../../../../contract/words/rules.ts';

const byteOrderMarks: [string, number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** The first bytes of new and old Excel files. */
const workbookSignatures = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];
/** Its name in warnings. */
export const encodedTwice = 'UTF-8 (2×)';
const controlCharacters = /[^\P{Cc}\t\r\n\v\f\u0080-\u009f]/u;

/**
 * Decodes a file in UTF-8, UTF-16 or an older encoding: of Windows, Mac or DOS in Western Europe, or of
 * Windows for the shop's language. Warns of a guessed encoding. Throws 400 for a file that is
 * not text.
 */
export function decodeFile(
  bytes: Buffer,
  language: string,
  warn: (message: string) => void,
): string {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (workbookSignatures.includes(start)) {
    throw errorWithReason('invalid_request', { code: 'file_is_workbook' });
  }
  const found = read(bytes, encodingOf(bytes), language, warn);
  const isTwice = isEncodedTwice(found);
  if (isTwice) warn(rule('encoding_guessed', { encoding: encodedTwice }));
  const text = isTwice ? decodeTwiceEncoded(found) : found;
  if (controlCharacters.test(text))
    throw errorWithReason('invalid_request', { code: 'file_is_no_text' });
  return text;
}

export function encodingOf(bytes: Buffer): string {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return marked[0];
  // In UTF-16 every other byte of Latin letters is zero.
  const [first, second] = bytes;
  if (bytes.length > 1 && first !== 0 && second === 0) return 'utf-16le';
  return bytes.length > 1 && first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}

function read(
  bytes: Buffer,
  encoding: string,
  language: string,
  warn: (message: string) => void,
): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const [text, lost] = utf8Of(bytes);
    if (lost > 0) {
      warn(rule('letters_lost', { letters: lost }));
      return text;
    }
    const { name, label } = oldEncodingOf(bytes, language);
    if (label) warn(rule('encoding_guessed', { encoding: label }));
    return iconv.decode(bytes, name);
  }
}

/** The text as UTF-8 and its number of invalid letters; 0 if most letters are invalid. */
function utf8Of(bytes: Buffer): [text: string, lost: number] {
  const text = new TextDecoder('utf-8').decode(bytes);
  const lost = text.match(/\ufffd/g)?.length ?? 0;
  const others = text.match(/[\u0080-\ufffc]/g)?.length ?? 0;
  return [text, others > 2 * lost ? lost : 0];
}

const oldEncodings: { name: string; label?: string }[] = [
  { name: 'windows-1252' },
  { name: 'macroman', label: 'Mac Roman' },
  { name: 'cp850', label: 'DOS (code page 850)' },
];
/** Encodings of older programs for languages outside Western Europe. */
const ownEncodings = new Map([
  ['pl', { name: 'windows-1250', label: 'Windows-1250' }],
  ['he', { name: 'windows-1255', label: 'Windows-1255' }],
]);
const sampleBytes = 1_000_000;
const likely =
  /(?<=\p{L})[ąćęłńśźżàâäáãåæçéèêëíìîïñóòôöõøœßúùûü](?![A-Z])|\p{sc=Hebr}(?=\p{sc=Hebr})|(?<!\p{L})[ĄĆŁŚŹŻÄÖÜÉÀÈÇÅØÆÓÁÑŽŠ](?=[a-zß])|(?<=\p{L})’(?=\p{L})/gu;
/** Windows has them at the codes of Mac Roman's ö and û, which are more frequent. */
const lessLikely = /(?<=\p{L})[šž]/gu;

/** The encoding that gives the most letters at likely positions. */
function oldEncodingOf(bytes: Buffer, language: string) {
  const sample = bytes.subarray(0, sampleBytes);
  const own = ownEncodings.get(language);
  const scored = [...oldEncodings, ...(own ? [own] : [])].map((encoding) => {
    const text = iconv.decode(sample, encoding.name);
    const [many = 0, few = 0] = [likely, lessLikely].map((each) => text.match(each)?.length);
    return { ...encoding, score: many + few / 2 };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best));
}
