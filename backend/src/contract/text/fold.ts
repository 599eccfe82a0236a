import { cleanPastedNumber } from '../number/pasted-number.ts';

// Letters that Unicode does not take apart into a base letter and a mark.
const foldedLetters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    ħ: 'h',
    ŧ: 't',
    ŋ: 'n',
    þ: 'th',
    ı: 'i',
  }),
);

/**
 * Marks that only colour a letter: accents, Hebrew points, Arabic short vowels. The vowel signs of
 * Indic scripts and of Thai stay, without them it is another word, and so do the marks of Kana.
 */
const accents =
  /(?![\u3099\u309a])(?=[\p{sc=Zinh}\p{sc=Hebr}\p{sc=Arab}\p{sc=Syrc}\p{sc=Cyrl}])\p{M}|\u0640|\p{Cf}/gu;

// Letters that are written for each other: Hebrew and Greek letters at the end of a word, Arabic
// letters by country and by care, Katakana for Hiragana.
const sameCharacters = new Map(
  Object.entries({
    ך: 'כ',
    ם: 'מ',
    ן: 'נ',
    ף: 'פ',
    ץ: 'צ',
    ς: 'σ',
    ى: 'ي',
    ی: 'ي',
    ې: 'ي',
    ک: 'ك',
    ة: 'ه',
    ہ: 'ه',
    ۀ: 'ه',
    ھ: 'ه',
    ٱ: 'ا',
  }),
);

/** Lower case without accents, as people search: "Brontë" and "bronte" are the same word. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return foldCharacters(text)
    .replace(/[ךםןףץςىیېکةہۀھٱ]/g, (letter) => sameCharacters.get(letter) ?? letter)
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

// Most text is plain, and plain text is folded and split ten times as fast.
export function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the whole range is meant
  return /^[\u0000-\u007f]*$/.test(text);
}

/** How a name stands in an address: "Émile Zola" as "emile-zola"; '' for one without letters and digits. */
export function slugOf(name: string): string {
  return foldCharacters(name)
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function foldCharacters(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(/[ßæœøłđðħŧŋþı]/g, (letter) => foldedLetters.get(letter) ?? letter)
    .replace(/(?![0-9])\p{Nd}+/gu, cleanPastedNumber)
    .normalize('NFC');
}
