import { fold, isAscii } from '../../../contract/text/fold.ts';

// How text becomes search terms, the same for books and for queries.

const maxTermLength = 40;
/** A description of 10,000 characters has about 1,700 words; one of ligatures could expand to 30,000. */
const maxWords = 3000;
const maxQueryTerms = 8;
const maxGuessTerms = 3;

const stopWords = new Set(
  'a an and are as at be but by for from how in into is it its no not of on or so than that the their then there these they this to was were what when which who will with you your'.split(
    ' ',
  ),
);

/** Words that describe every item of the shop. */
const fillerWords = new Set(['book', 'books']);

/** Words without a meaning of their own after a category: "adventure stories". */
const kindWords = new Set(['novel', 'novels', 'stories', 'story', 'tale', 'tales']);

/** An emoji is a separate word, also without spaces around it. */
function splitWords(folded: string, isQuery = false): string[] {
  if (isAscii(folded)) return folded.match(/[a-z0-9]+/g) ?? [];
  const words =
    folded.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|(?![©®])\p{Extended_Pictographic}/gu) ?? [];
  return words.flatMap((word) =>
    unspaced.test(word)
      ? (word.match(unspacedOrNot) ?? []).flatMap((run) => pairsOf(run, isQuery))
      : [word],
  );
}

/** Letters of scripts that write no spaces between words, or attach particles to words. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const unspacedOrNot =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/**
 * Splits a word into pairs of neighbouring letters, for scripts without spaces between words. A text
 * also gets its last letter, so that each single letter is the beginning of an indexed term.
 */
function pairsOf(run: string, isQuery: boolean): string[] {
  const letters = unspaced.test(run) ? (run.slice(0, maxWords).match(/\P{M}\p{M}*/gu) ?? []) : [];
  if (letters.length < 2) return [run];
  const pairs = letters.map((letter, i) => letter + (letters[i + 1] ?? ''));
  return isQuery ? pairs.slice(0, -1) : pairs;
}

/** Stands for ñ in folded text, because "año" and "ano" are different words. Books do not contain it. */
const typedTilde = 'ƞ';

/** Folds a text but keeps ñ. A search for "n" finds both, a search for "ñ" only that. */
export function foldQuery(query: string): string {
  return isAscii(query) ? fold(query) : fold(query.normalize('NFC').replace(/ñ/gi, typedTilde));
}

/**
 * The folded words of a text, up to a maximum. A hyphenated word also counts as one: "moby", "dick",
 * "mobydick".
 */
export function tokenize(text: string): string[] {
  const folded = withoutApostrophes(fold(text));
  const words = splitWords(folded);
  if (/ñ|n\u0303/i.test(text)) {
    const apart = splitWords(withoutApostrophes(foldQuery(text)));
    words.push(...apart.filter((word) => word.includes(typedTilde)));
  }
  words.push(...splitWords(behindArticles(fold(text))));
  for (const piece of folded.includes('-') ? folded.split(/\s/) : []) {
    const parts = piece.split('-').map((part) => splitWords(part));
    const hasTwo = parts.length === 2 && parts.every((part) => part.length === 1);
    if (hasTwo) words.push(parts.join(''));
  }
  return words.slice(0, maxWords).map((word) => word.slice(0, maxTermLength));
}

/** Removes words such as "the", which are in most descriptions and would fill the memory. */
export function distinctiveWordsOf(text: string): string[] {
  return tokenize(text).filter((word) => !stopWords.has(word));
}

/** Finds "L’Étranger" also as "étranger": removes an elided article of French or Italian. */
function behindArticles(folded: string): string {
  if (!/['’ʼ]/.test(folded)) return '';
  const found = folded.matchAll(
    /(?<![\p{L}\p{M}])(?:[cdjlmnost]|qu|(?:d|n)ell|all|dall|sull|un)['’ʼ](\p{L}{2}[\p{L}\p{M}]*)/gu,
  );
  return Array.from(found, ([, word]) => word).join(' ');
}

function withoutApostrophes(text: string): string {
  return text.replace(/['’ʼ`׳״·]/g, '');
}

/**
 * The distinct search terms of a query, up to a maximum. Words such as "the" and "books" are used only if
 * there are no others. So are single letters, except the last one, which may be the start of a word that
 * is being typed.
 */
export function queryTermsOf(query: string): string[] {
  const all = splitWords(withoutApostrophes(foldQuery(query)), true);
  const words = [...new Set(all.map((word) => word.slice(0, maxTermLength)))];
  const telling = words.filter(
    (word, i) =>
      !stopWords.has(word) && !fillerWords.has(word) && (isWord(word) || i === words.length - 1),
  );
  const hasWord = telling.some(isWord);
  return (hasWord ? telling : words).slice(0, maxQueryTerms);
}

/** A single letter is not a term, unless it is a word by itself, as in Chinese. */
function isWord(term: string): boolean {
  return term.length > 1 || isUnspaced(term);
}

/** Whether the script writes no spaces between words. */
export function isUnspaced(term: string): boolean {
  return !isAscii(term) && unspaced.test(term);
}

/** The terms that are not required but raise the score of a book. */
export function optionalTermsOf(terms: string[], categoryWords: ReadonlySet<string>): string[] {
  const hasCategory = terms.some((term) => categoryWords.has(singularOf(term)));
  return hasCategory ? terms.filter((term) => kindWords.has(term)) : [];
}

/** The singular of an English word ("stories": "story"), by its ending only. */
export function singularOf(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<!s)s$/, '');
}

/** Converts "The Call Of The Wild" to the case of titles: "The Call of the Wild". */
export function lowerSmallWords(title: string): string {
  return title.replace(/(?<= )\w+/g, (word) => {
    const small = word.toLowerCase();
    return stopWords.has(small) ? small : word;
  });
}

/** The terms that are long enough for a distant guess. */
export function guessTermsOf(query: string): string[] {
  const terms = queryTermsOf(query).filter((term) => term.length > 3 && term.length <= 20);
  return terms.slice(0, maxGuessTerms);
}
