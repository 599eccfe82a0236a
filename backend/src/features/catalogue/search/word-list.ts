import { countEdits, similarityOfGuess, similarityOfTypo, soundOf } from './similarity.ts';

/** A word of the list, by its number, that the typed word may mean; `similarity` is 1 for the same word. */
export interface NearWord {
  word: number;
  similarity: number;
}

const prefixWeight = 0.6;
const typoWeight = 0.3;
/** Shorter words sound like too many others. */
const minSoundLength = 5;
/** How much longer or shorter a word with a similar sound can be. */
const maxLengthDifference = 3;

/**
 * All words of the books. A search compares its words with all of them; a few numbers per word exclude
 * most of them at once, so that 100,000 words take half a millisecond.
 */
export class WordList {
  readonly #words: string[] = [];
  readonly #sounds: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #heads: number[] = [];
  readonly #letters: number[] = [];

  /** The number of a word, which is added if it is new; numbers count up from 0. */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    this.#sounds.push(soundOf(word));
    this.#heads.push(headOf(word));
    this.#letters.push(lettersIn(word));
    return number;
  }

  /**
   * The word itself, words that begin with it, and words that differ by a typing mistake. If there are
   * none: words that begin similarly, else words that sound similar.
   */
  near(typed: string): NearWord[] {
    const near: NearWord[] = [];
    const edits = editsFor(typed);
    const head = headOf(typed);
    const headBits = typed.length === 1 ? 0xffff0000 : 0xffffffff;
    const letters = lettersIn(typed);
    for (let word = 0; word < this.#words.length; word += 1) {
      const hasHead = ((this.#heads[word] as number) & headBits) >>> 0 === head;
      const mayBeTypo = edits > 0 && bitsIn((this.#letters[word] as number) ^ letters) <= 2 * edits;
      if (!hasHead && !mayBeTypo) continue;
      const similarity = similarityOf(typed, this.#words[word] as string, hasHead, edits);
      if (similarity > 0) near.push({ word, similarity });
    }
    if (near.length > 0 || edits === 0) return near;
    const prefixes = this.#nearPrefixes(typed, edits, letters);
    return prefixes.length > 0 ? prefixes : this.#nearSounds(typed);
  }

  /** Words that are less similar, for a typed word that is near no other. */
  guess(typed: string): NearWord[] {
    return this.#select((text) => similarityOfGuess(typed, text));
  }

  /** Words that sound similar, with one letter missing or wrong. */
  #nearSounds(typed: string): NearWord[] {
    const sound = soundOf(typed);
    if (sound.length < minSoundLength) return [];
    return this.#select((text, word) => {
      const meant = this.#sounds[word] as string;
      if (meant[0] !== sound[0] || Math.abs(meant.length - sound.length) > 1) return 0;
      if (Math.abs(text.length - typed.length) > maxLengthDifference) return 0;
      const edits = countEdits(sound, meant, 1);
      return edits > 1 ? 0 : typoWeight * similarityOfTypo(sound, meant, edits);
    });
  }

  /** Words that begin with nearly these letters, for a word that is still being typed. */
  #nearPrefixes(typed: string, edits: number, letters: number): NearWord[] {
    return this.#select((text, word) => {
      if (text[0] !== typed[0]) return 0;
      if (bitsIn(letters & ~(this.#letters[word] as number)) > edits) return 0;
      return countEdits(typed, text, edits, true) > edits ? 0 : typoWeight * prefixWeight;
    });
  }

  #select(similarityOf: (text: string, word: number) => number): NearWord[] {
    const near: NearWord[] = [];
    for (let word = 0; word < this.#words.length; word += 1) {
      const similarity = similarityOf(this.#words[word] as string, word);
      if (similarity > 0) near.push({ word, similarity });
    }
    return near;
  }
}

function similarityOf(typed: string, word: string, hasHead: boolean, maxEdits: number): number {
  if (word === typed) return 1;
  if (hasHead && word.startsWith(typed)) {
    return (prefixWeight * word.length) / (word.length + 0.3 * (word.length - typed.length));
  }
  if (Math.abs(word.length - typed.length) > maxEdits) return 0;
  const edits = countEdits(typed, word, maxEdits);
  return edits > maxEdits ? 0 : typoWeight * similarityOfTypo(typed, word, edits);
}

/** Typing mistakes allowed in a word of this length; none in numbers, which are volumes or years. */
function editsFor(typed: string): number {
  if (typed.length < 4 || typed.length > 20 || /\d/.test(typed)) return 0;
  return typed.length < 8 ? 1 : 2;
}

/** The first two letters as one number. */
function headOf(word: string): number {
  return ((word.charCodeAt(0) << 16) | (word.charCodeAt(1) || 0)) >>> 0;
}

/** The letters of a word as bits; one edit changes at most two bits. */
function lettersIn(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

function bitsIn(number: number): number {
  let n = number - ((number >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
