import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { BookIndex } from './book-index.ts';
import { queryTermsOf, distinctiveWordsOf, wordsOf } from './search-text.ts';

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

/** Milliseconds of processor time, the least of three. */
function costOf(work: () => unknown): number {
  const times = Array.from({ length: 3 }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

it.each(worst)('reads a description of %s in time that grows with its length', (_what, make) => {
  const read = (text: string) => [wordsOf(text), distinctiveWordsOf(text), queryTermsOf(text)];
  const [short, long] = [make(maxLength), make(maxLength * 4)];
  // Four times the text: four times the time, not sixteen. The constant hides small numbers.
  expect(costOf(() => read(long))).toBeLessThan(10 * costOf(() => read(short)) + 20);
});

it('keeps no more words of one book than a description of that length has', () => {
  expect(wordsOf('a '.repeat(maxLength / 2)).length).toBe(3000);
  expect(wordsOf('\ufdfa '.repeat(maxLength / 2)).length).toBe(3000);
});

it('takes a book in about as fast as any other, whatever its description is', () => {
  const words = Array.from({ length: maxLength / 8 }, (_, at) => `${at} word `).join('');
  const ordinary = costOf(() => take(words));
  for (const [what, make] of worst)
    expect(
      costOf(() => take(make(maxLength))),
      what,
    ).toBeLessThan(10 * ordinary + 20);
});

function take(description: string): void {
  const index = new BookIndex([]);
  const stored = { title: 'Book', category: 'horror', trending: false, newPriceCents: 1 } as const;
  const at = new Date();
  const book = { ...stored, _id: new Types.ObjectId(), createdAt: at, updatedAt: at };
  index.add({ ...book, description: description.slice(0, maxLength) } as never);
}

it('finds a hyphenated word as one and as two', () => {
  expect(wordsOf('Moby-Dick; or, the whale')).toEqual(
    expect.arrayContaining(['moby', 'dick', 'mobydick', 'whale']),
  );
});
