import type { conditions } from '../../../../../contract/book/condition.ts';
import { fold } from '../../../../../contract/text/fold.ts';
import { rule } from '../../../../../contract/words/rules.ts';
import { truncate, type Reading } from './read-counts.ts';

/**
 * The grades of booksellers and marketplaces (AbeBooks, Biblio, IOBA, Amazon) for each of ours, in the
 * shop's languages, without accents and punctuation.
 */
const grades: Record<(typeof conditions)[number], string> = {
  new: 'new|brand new|neu|neuf|nuevo|nowy|nowa|חדש',
  'like-new':
    'as new|like new|fine|near fine|mint|excellent|f|nf|wie neu|neuwertig|comme neuf|como nuevo|como nueva|' +
    'excelente|jak nowy|jak nowa|כמו חדש',
  'very-good':
    'very good|vg|sehr gut|sehr guter|tres bon|muy bueno|muy buen|muy bien|bardzo dobry|bardzo dobra|טוב מאוד',
  good: 'good|g|gut|guter|bon|bueno|buen|bien|dobry|dobra|טוב',
  acceptable:
    'acceptable|fair|poor|reading copy|akzeptabel|ausreichend|befriedigend|maßig|schlecht|correct|moyen|passable|' +
    'mauvais|aceptable|regular|malo|dostateczny|zadowalajacy|סביר',
};
/** Longest first, so that `very good` is not read as `very`. */
const known = Object.entries(grades)
  .flatMap(([value, words]) => words.split('|').map((word) => ({ value, word: plainOf(word) })))
  .sort((a, b) => b.word.length - a.word.length);

/** The grade at the start of a cell. An unknown one is read as the lowest, with a warning. */
export function readCondition(text: string): Reading {
  const found = gradeOf(text);
  if (found) return { value: found.value };
  const value = 'acceptable';
  const message = rule('read_as', { value, text: truncate(text) });
  return { value, warning: { code: 'adjusted', message } };
}

/** Whether a cell is a grade, with or without more text. */
export const isCondition = (text: string) => gradeOf(text) !== undefined;

/** Whether a cell says more than its grade. */
export function hasConditionDetails(text: string): boolean {
  return gradeOf(text)?.word !== plainOf(text);
}

function gradeOf(text: string) {
  const plain = plainOf(text);
  return known.find(({ value, word }) =>
    value === 'new' ? plain === word : plain === word || plain.startsWith(`${word} `),
  );
}

/** Removes the prefix of `Used - Very Good`. */
function plainOf(text: string): string {
  const plain = fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return plain.trim().replace(/^(?:used|gebraucht|d? ?occasion|usado|uzywany|uzywana) (?=.)/, '');
}
