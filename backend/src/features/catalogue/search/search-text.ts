import { fold, isAscii } from '../../../contract/text/fold.ts';

// How text becomes search terms, the same for books and for queries.

const maxTermLength = 40;
/** A description of 10,000 characters has some 1,700 words; signs that stand for many letters could make it 30,000. */
const maxWords = 3000;
const maxQueryTerms = 8;
const maxGuessTerms = 3;

const stopWords = new Set(
  'a an and are as at be but by for from how in into is it its no not of on or so than that the their then there these they this to was were what when which who will with you your'.split(
    ' ',
  ),
);

/** Everything here is one. */
const fillerWords = new Set(['book', 'books']);

/** Beside a category they only say that it is one: "adventure stories". */
const kindWords = new Set(['novel', 'novels', 'stories', 'story', 'tale', 'tales']);

/** A picture such as an emoji is a word of its own, wherever it stands. */
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

/** Letters of scripts that set no spaces between words, or hang particles on them. */
const unspaced =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const unspacedOrNot =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+|[^\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}\p{sc=Bopo}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]+/gu;

/**
 * Every two letters that stand together, for where words cannot be told apart; of a text also the
 * last one, so that each letter begins something and is found alone.
 */
function pairsOf(run: string, isQuery: boolean): string[] {
  const letters = unspaced.test(run) ? (run.slice(0, maxWords).match(/\P{M}\p{M}*/gu) ?? []) : [];
  if (letters.length < 2) return [run];
  const pairs = letters.map((letter, i) => letter + (letters[i + 1] ?? ''));
  return isQuery ? pairs.slice(0, -1) : pairs;
}

/** A letter no book uses, for the ñ of a reader who types it: "año" is not "ano". */
const typedTilde = 'ƞ';

/** As `fold`, but an ñ stays apart from an n: who types none finds both. */
export function foldQuery(query: string): string {
  return isAscii(query) ? fold(query) : fold(query.normalize('NFC').replace(/ñ/gi, typedTilde));
}

/**
 * The words of a text, folded, the first of them when there are very many. A hyphenated word is
 * also one word: "moby", "dick", "mobydick".
 */
export function wordsOf(text: string): string[] {
  const folded = withoutApostrophes(fold(text));
  const words = splitWords(folded);
  if (/ñ|n\u0303/i.test(text)) {
    const apart = splitWords(withoutApostrophes(foldQuery(text)));
    words.push(...apart.filter((word) => word.includes(typedTilde)));
  }
  for (const piece of folded.includes('-') ? folded.split(/\s/) : []) {
    const parts = piece.split('-').map((part) => splitWords(part));
    const hasTwo = parts.length === 2 && parts.every((part) => part.length === 1);
    if (hasTwo) words.push(parts.join(''));
  }
  return words.slice(0, maxWords).map((word) => word.slice(0, maxTermLength));
}

/** Without words such as "the", which say nothing in a description and would fill the memory. */
export function distinctiveWordsOf(text: string): string[] {
  return wordsOf(text).filter((word) => !stopWords.has(word));
}

function withoutApostrophes(text: string): string {
  return text.replace(/['’ʼ`׳״·]/g, '');
}

/**
 * The terms to look for: each once and not too many, however long and odd the query is. Words
 * such as "the" and "books" count only when there is no other, and so do single letters, unless they stand
 * last: there somebody may be typing.
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

/** A single letter is none, unless it is a sign that means something by itself. */
function isWord(term: string): boolean {
  return term.length > 1 || isUnspaced(term);
}

/** Whether it is of a script that sets no spaces between words. */
export function isUnspaced(term: string): boolean {
  return !isAscii(term) && unspaced.test(term);
}

/** Those of the terms that a book may lack: they raise it when it has them. */
export function optionalTermsOf(terms: string[], categoryWords: ReadonlySet<string>): string[] {
  const hasCategory = terms.some((term) => categoryWords.has(singularOf(term)));
  return hasCategory ? terms.filter((term) => kindWords.has(term)) : [];
}

/** "stories" as "story", also of a word that has no plural. */
export function singularOf(word: string): string {
  return word.replace(/ies$/, 'y').replace(/(?<=ss)es$|(?<!s)s$/, '');
}

/** "The Call Of The Wild" as books print it: "The Call of the Wild". */
export function lowerSmallWords(title: string): string {
  return title.replace(/(?<= )\w+/g, (word) => {
    const small = word.toLowerCase();
    return stopWords.has(small) ? small : word;
  });
}

/** The terms for which a far guess is sensible: a short word is near too many others. */
export function guessTermsOf(query: string): string[] {
  const terms = queryTermsOf(query).filter((term) => term.length > 3 && term.length <= 20);
  return terms.slice(0, maxGuessTerms);
}
