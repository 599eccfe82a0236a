import { describe, expect, it } from 'vitest';
import { countEdits, similarityOfGuess, similarityOfTypo, soundOf } from './similarity.ts';
import { selectTopK } from './select-top-k.ts';
import { WordIndex } from './word-index.ts';

function bookOf(title: string, description = '') {
  const words = (text: string) => text.split(' ').filter(Boolean);
  return { title: words(title), author: [], category: [], description: words(description) };
}

describe('a typing mistake', () => {
  it.each([
    ['whale', 'whale', 0],
    ['wale', 'whale', 1],
    ['whalle', 'whale', 1],
    ['whlae', 'whale', 1],
    ['tale', 'whale', 2],
    ['frankenstien', 'frankenstein', 1],
    ['', 'abc', 3],
  ])('"%s" is %s but for %i edits', (typed, meant, edits) => {
    expect(countEdits(typed, meant, 3)).toBe(edits);
    expect(countEdits(meant, typed, 3)).toBe(edits);
  });

  it('may be in the beginning of a word', () => {
    expect(countEdits('frnken', 'frankenstein', 2, true)).toBe(1);
    expect(countEdits('frnken', 'frankenstein', 2)).toBeGreaterThan(2);
    expect(countEdits('a'.repeat(40), 'b'.repeat(40), 2)).toBeGreaterThan(2);
  });

  it('leaves the first letter alone, and is a slip rather than another letter', () => {
    const similarity = (typed: string, meant: string) => similarityOfTypo(typed, meant, 1);
    expect(similarity('wale', 'whale')).toBeGreaterThan(similarity('wale', 'wall'));
    expect(similarity('wale', 'wall')).toBeGreaterThan(similarity('wale', 'tale'));
    expect(similarity('hwale', 'whale')).toBeGreaterThan(similarity('hwale', 'swale'));
    expect(similarityOfTypo('pleasure', 'treasure', 2)).toBe(0);
  });

  it.each([
    ['mobidik', 'mobydick'],
    ['drakula', 'dracula'],
    ['kwikkly', 'quickly'],
  ])('of who has only heard "%s" still sounds like "%s"', (typed, meant) => {
    expect(countEdits(soundOf(typed), soundOf(meant), 2)).toBeLessThan(2);
    const index = new WordIndex();
    const slot = index.add(bookOf(meant));
    index.add(bookOf('somewhere else'));
    expect(index.find([typed]).slots).toEqual([slot]);
  });

  it('can only be guessed when much is missing', () => {
    expect(similarityOfGuess('frnknstn', 'frankenstein')).toBeGreaterThan(0.7);
    expect(similarityOfGuess('asdfgh', 'ash')).toBe(0);
    expect(similarityOfGuess('frnknstn', 'brankenstein')).toBe(0);
  });
});

describe('the lists of words', () => {
  it('find no book that is removed, before and after a sweep, and use its place again', () => {
    const index = new WordIndex();
    const slots = ['grey whale', 'blue whale', 'blue bird'].map((title) =>
      index.add(bookOf(title)),
    );
    index.remove(slots[1]!);
    expect(index.find(['whale']).slots).toEqual([slots[0]]);
    expect(index.removedCount).toBe(1);
    expect([...index.sweep()].length).toBeGreaterThan(0);
    expect(index.removedCount).toBe(0);
    expect(index.find(['whale']).slots).toEqual([slots[0]]);
    expect(index.find(['blue']).slots).toEqual([slots[2]]);
    expect(index.add(bookOf('red whale'))).toBe(slots[1]);
    expect(index.find(['red', 'whale'])).toEqual({ slots: [slots[1]], hasAllTerms: true });
    expect(index.find(['blue', 'whale']).hasAllTerms).toBe(false);
  });

  it('hold more books and words than they first had room for', () => {
    const index = new WordIndex();
    for (let i = 0; i < 5000; i += 1) index.add(bookOf(`common word${i}x`, `other${i % 7}x`));
    expect(index.find(['common']).slots).toHaveLength(5000);
    expect(index.find(['common', 'word4321x']).slots).toContain(4321);
    expect(index.find(['other3x']).slots).toHaveLength(714);
  });

  it('rank a word above its rarer neighbours', () => {
    const index = new WordIndex();
    const river = [1, 2, 3, 4, 5].map(() => index.add(bookOf('river')));
    const rarer = ['rivers', 'riverside', 'rivet'].map((title) => index.add(bookOf(title)));
    expect(index.find(['river']).slots).toHaveLength(8);
    for (const other of rarer) {
      expect(index.scoreOf(river[0]!)).toBeGreaterThan(index.scoreOf(other));
    }
  });
});

describe('a page cut from a list', () => {
  const compare = (a: number, b: number) => a - b;

  it.each([0, 1, 24, 300, 5000])('of %i is the page of the sorted list', (length) => {
    const numbers = Array.from({ length }, (_, i) => (i * 7919) % 10_007);
    const starts = [0, 1, 24, Math.floor(length / 2), length - 24, length - 1, length, length + 24];
    for (const start of starts.filter((place) => place >= 0)) {
      for (const end of [start, start + 1, start + 24, start + 100, length]) {
        const page = selectTopK([...numbers], compare, start, end);
        expect(page).toEqual(numbers.toSorted(compare).slice(start, end));
      }
    }
  });

  it('takes a small part of the comparisons that sorting takes', () => {
    const numbers = Array.from({ length: 9999 }, (_, i) => (i * 7919) % 10_007);
    let comparisons = 0;
    selectTopK(numbers, (a, b) => ((comparisons += 1), a - b), 0, 24);
    expect(comparisons).toBeLessThan(30_000);
  });
});
