import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { BookIndex } from './book-index.ts';
import { queryTermsOf, distinctiveWordsOf, tokenize } from './search-text.ts';

const maxLength = 10_000;

/** Texts that take a careless pattern a time that grows with the square of their length. */
const worst: [string, (length: number) => string][] = [
  ['signs that stand for six letters each', (n) => '- '.padEnd(n, '\u3316')],
  ['a sign that stands for eighteen', (n) => '-'.padEnd(n, '\ufdfa')],
  ['one word without an end', (n) => '-'.padEnd(n, 'a')],
  ['hyphens only', (n) => '-'.repeat(n)],
  ['words of one letter', (n) => 'a '.repeat(n / 2)],
  ['hyphenated letters', (n) => 'a-'.repeat(n / 2)],
  ['marks on one letter', (n) => 'a'.padEnd(n, '\u0301')],
  ['apostrophes', (n) => "'".repeat(n)],
  ['spaces', (n) => ' '.repeat(n)],
  ['letters that are no ASCII', (n) => 'ß'.repeat(n)],
];

// A pattern that grows with the square of the length would read for hours: the test would not end.
it.each(worst)('reads ten times the longest description, of %s', (_what, make) => {
  const text = make(10 * maxLength);
  for (const read of [tokenize, distinctiveWordsOf, queryTermsOf])
    expect(read(text).length).toBeLessThanOrEqual(3000);
});

it('keeps no more words of one book than a description of that length has', () => {
  expect(tokenize('a '.repeat(maxLength / 2)).length).toBe(3000);
  expect(tokenize('\ufdfa '.repeat(maxLength / 2)).length).toBe(3000);
});

it.each(worst)('indexes a book described by %s and finds it by its title', (_what, make) => {
  const index = new BookIndex([]);
  const stored = { title: 'Book', category: 'horror', trending: false, newPriceCents: 1 } as const;
  const at = new Date();
  const book = { ...stored, _id: new Types.ObjectId(), createdAt: at, updatedAt: at };
  index.add({ ...book, description: make(maxLength) } as never);
  index.show();
  expect(index.search('book').books).toHaveLength(1);
});

it('finds a hyphenated word as one and as two', () => {
  expect(tokenize('Moby-Dick; or, the whale')).toEqual(
    expect.arrayContaining(['moby', 'dick', 'mobydick', 'whale']),
  );
});
