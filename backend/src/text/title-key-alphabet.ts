import { fold } from '../contract/text/fold.ts';

/**
 * Blocks of Unicode whose characters have a rank: those of living scripts, and of Latin the common
 * ones, so that most codes are one byte long. A character without a rank sorts between its neighbours.
 */
const blocks = [
  [0x30, 0x39],
  [0x61, 0x7a],
  [0xdf, 0x17f],
  [0x370, 0x52f],
  [0x531, 0x5ea],
  [0x620, 0x6ff],
  [0x904, 0xdff],
  [0xe01, 0xfff],
  [0x1000, 0x10ff],
  [0x1200, 0x137f],
  [0x1780, 0x17df],
  [0x1e00, 0x1eff],
  [0x3041, 0x3096],
  [0x3105, 0x312f],
] as const;
/** Only Chinese and Japanese sort these in another order than Unicode. */
const hanBlock = [0x4e00, 0x9fff] as const;
/** Groups of letters that some locale sorts as one letter: Czech ch, Hungarian dzs, Danish aa. */
const digraphs =
  'dzs aa ch cs dd dz dž ff gj gy lj ll ly ng nj ny ph rh rr sz th ty xh zh zs'.split(' ');

const firstCode = 0x21;
/** Sorts after the code of every rank; marks a character without a rank, which follows it. */
const unrankedMark = '\uf000';

/**
 * The letters of a locale in its sorting order. Intl.Collator compares texts but gives no sort key, so
 * the characters are sorted once and each gets a code from its rank.
 */
export class TitleAlphabet {
  readonly #locale: string;
  readonly #compare: Intl.Collator['compare'];
  /** Ignores accents and case where the locale does. */
  readonly #compareBase: Intl.Collator['compare'];
  readonly #digraphs: string[];
  readonly #codes = new Map<string, string>();
  #ranked: string[] | undefined;

  constructor(locale: string) {
    this.#locale = locale;
    this.#compare = new Intl.Collator(locale).compare;
    const compareBase = new Intl.Collator(locale, { sensitivity: 'base' }).compare;
    this.#compareBase = compareBase;
    this.#digraphs = digraphs.filter(
      (letters) =>
        compareBase(letters, `${letters[0]}z`) > 0 || compareBase(letters, letters[0]!) < 0,
    );
  }

  /** A text for a word in lower case; texts of words sort by their bytes as the words do. */
  codesOf(word: string): string {
    return this.#splitCharacters(word)
      .map((letter) => this.#codeOf(letter))
      .join('');
  }

  #splitCharacters(word: string): string[] {
    const characters = Array.from(word);
    if (!this.#digraphs.some((digraph) => word.includes(digraph))) return characters;
    const letters: string[] = [];
    for (let at = 0; at < characters.length;) {
      const digraph = this.#digraphs.find(
        (each) => each === characters.slice(at, at + each.length).join(''),
      );
      letters.push(digraph ?? characters[at]!);
      at += digraph?.length ?? 1;
    }
    return letters;
  }

  #codeOf(letter: string): string {
    let code = this.#codes.get(letter);
    if (code === undefined) this.#codes.set(letter, (code = this.#findCode(letter)));
    return code;
  }

  #findCode(letter: string): string {
    const equivalent = this.#equivalentOf(letter);
    if (equivalent !== letter) return this.codesOf(equivalent);
    this.#ranked ??= this.#rankCharacters();
    const rank = this.#findRank(letter, this.#ranked);
    const isRanked =
      rank < this.#ranked.length && this.#compareBase(this.#ranked[rank]!, letter) === 0;
    if (isRanked) return String.fromCharCode(firstCode + rank);
    const before = rank === 0 ? '' : String.fromCharCode(firstCode + rank - 1);
    return `${before}${unrankedMark}${letter}`;
  }

  /**
   * Letters that the locale sorts equally: "e" for "é", "ss" for "ß", but "å" in Swedish is its own
   * letter.
   */
  #equivalentOf(letter: string): string {
    const withoutMarks = letter.normalize('NFKD').replace(/(?<=.)\p{M}/gsu, '');
    return (
      [fold(letter), withoutMarks].find(
        (other) => other && this.#compareBase(letter, other) === 0,
      ) ?? letter
    );
  }

  #rankCharacters(): string[] {
    const hasHan = /^(?:zh|ja|ko|yue)\b/.test(this.#locale);
    const characters = [...blocks, ...(hasHan ? [hanBlock] : [])].flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    );
    const letters = characters.filter(
      (character) =>
        /[\p{L}\p{N}]|(?!\p{sc=Zinh})\p{M}/u.test(character) &&
        character === character.toLowerCase() &&
        this.#equivalentOf(character) === character,
    );
    const sorted = [...letters, ...this.#digraphs].sort(this.#compare);
    return sorted.filter((letter, i) => i === 0 || this.#compareBase(letter, sorted[i - 1]!) !== 0);
  }

  /** By binary search: the number of ranked letters that sort before this one. */
  #findRank(letter: string, ranked: string[]): number {
    let [low, high] = [0, ranked.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compareBase(ranked[middle]!, letter) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
