import { ApiError } from '../../../http/api-error.ts';

const byteOrderMarks: [string, number[]][] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** How the newer and the older ones of Excel begin. */
const workbooks = ['PK\u0003\u0004', '\u00d0\u00cf\u0011\u00e0'];
/** From 0x80 on, where Windows-1252 is not Latin 1; a TextDecoder of some Node versions forgets them. */
const windowsSigns = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const strange = /[^\P{Cc}\t\r\n\v\f\u0080-\u009f]/u;

/**
 * The text of a file in UTF-8, in UTF-16 or, where it is neither, as Windows has written it in Western
 * Europe. Throws 400 for what is no text.
 */
export function decodeFile(bytes: Buffer): string {
  const start = bytes.subarray(0, 4).toString('latin1');
  if (workbooks.includes(start)) {
    throw noText('The file is a workbook, not a list. Save it as "CSV UTF-8" and send that.');
  }
  const text = read(bytes, encodingOf(bytes));
  if (strange.test(text)) throw noText('The file is no text. Save it as "CSV UTF-8".');
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

function read(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    const latin = bytes.toString('latin1');
    return latin.replace(/[\u0080-\u009f]/g, (sign) => windowsSigns[sign.charCodeAt(0) - 0x80]!);
  }
}

function noText(message: string): ApiError {
  return new ApiError('invalid_request', message);
}
