import iconv from 'iconv-lite';
import { refusedFor } from '../../../../http/api-error.ts';
import { decodeTwiceEncoded, isEncodedTwice } from '../../../../text/encoded-twice.ts';
import { rule } from '../../../../contract/words/rules.ts';

const byteOrderMarks: [string, number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** How the newer and the older ones of Excel begin. */
const workbooks = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];
/** Its name in what is reported. */
export const encodedTwice = 'UTF-8 (2×)';
const strange = /[^\P{Cc}\t\r\n\v\f\u0080-\u009f]/u;

/**
 * The text of a file in UTF-8, in UTF-16 or, where it is neither, as Windows, the old Macintosh or DOS
 * have written it in Western Europe, or Windows in the country of the shop's language; all but the
 * first are reported. Throws 400 for what is no text.
 */
export function decodeFile(
  bytes: Buffer,
  language: string,
  emit: (message: string) => void,
): string {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (workbooks.includes(start)) {
    throw refusedFor('invalid_request', { code: 'file_is_workbook' });
  }
  const found = read(bytes, encodingOf(bytes), language, emit);
  const isTwice = isEncodedTwice(found);
  if (isTwice) emit(rule('encoding_guessed', { encoding: encodedTwice }));
  const text = isTwice ? decodeTwiceEncoded(found) : found;
  if (strange.test(text)) throw refusedFor('invalid_request', { code: 'file_is_no_text' });
  return text;
}

export function encodingOf(bytes: Buffer): string {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte));
  if (marked) return marked[0];
  // Of Latin letters every other byte is zero.
  const [first, second] = bytes;
  if (bytes.length > 1 && first !== 0 && second === 0) return 'utf-16le';
  return bytes.length > 1 && first === 0 && second !== 0 ? 'utf-16be' : 'utf-8';
}

function read(
  bytes: Buffer,
  encoding: string,
  language: string,
  emit: (message: string) => void,
): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const [text, lost] = utf8Of(bytes);
    if (lost > 0) {
      emit(rule('letters_lost', { letters: lost }));
      return text;
    }
    const { name, label } = oldEncodingOf(bytes, language);
    if (label) emit(rule('encoding_guessed', { encoding: label }));
    return iconv.decode(bytes, name);
  }
}

/** The text of what is UTF-8 but for a few letters, and how many those are; 0 for anything else. */
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
/** What older programs wrote where the shop's language is not one of Western Europe. */
const ownEncodings = new Map([
  ['pl', { name: 'windows-1250', label: 'Windows-1250' }],
  ['he', { name: 'windows-1255', label: 'Windows-1255' }],
]);
const sampleBytes = 1_000_000;
const likely =
  /(?<=\p{L})[ąćęłńśźżàâäáãåæçéèêëíìîïñóòôöõøœßúùûü](?![A-Z])|\p{sc=Hebr}(?=\p{sc=Hebr})|(?<!\p{L})[ĄĆŁŚŹŻÄÖÜÉÀÈÇÅØÆÓÁÑŽŠ](?=[a-zß])|(?<=\p{L})’(?=\p{L})/gu;
/** Windows has them where the Macintosh has ö and û, which are more usual. */
const lessLikely = /(?<=\p{L})[šž]/gu;

/** The encoding in which most of what is no ASCII are letters where letters are expected. */
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
