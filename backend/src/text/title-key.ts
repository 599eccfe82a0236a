import { fold } from '../contract/text/fold.ts';

// A text whose bytes sort as a locale sorts its title, so that a plain index carries the order and
// every MongoDB can keep it. Intl.Collator compares but gives no such key: it ranks the characters once,
// and a title's key is the ranks of its characters.

/**
 * Characters that are ranked, by blocks of Unicode: those of living scripts, and of Latin the usual ones,
 * so that most keys have a byte for a character. All others stand between those.
 */
const blocks = [
  ...[
    [0x30, 0x39],
    [0x61, 0x7a],
    [0xdf, 0x17f],
    [0x370, 0x52f],
    [0x531, 0x5ea],
    [0x620, 0x6ff],
  ],
  ...[
    [0x904, 0xdff],
    [0xe01, 0xfff],
    [0x1000, 0x10ff],
    [0x1200, 0x137f],
    [0x1780, 0x17df],
  ],
  ...[
    [0x1e00, 0x1eff],
    [0x3041, 0x3096],
    [0x3105, 0x312f],
  ],
] as const;
/** Chinese and Japanese have an order of their own for these; elsewhere they stand as in Unicode. */
const han = [0x4e00, 0x9fff] as const;
/** Two letters or three that a locale may sort as one: Czech ch, Hungarian dzs, Danish aa. */
const digraphs =
  'dzs aa ch cs dd dz dž ff gj gy lj ll ly ng nj ny ph rh rr sz th ty xh zh zs'.split(' ');
const leadingVowel = /([\u0e40-\u0e44\u0ec0-\u0ec4])(.)/gu;

const firstCode = 0x21;
/** Behind every rank: what follows is a character without one. */
const unranked = '\uf000';

/** Makes the keys of a locale. */
export function titleKeys(locale: string): (title: string) => string {
  const { compare } = new Intl.Collator(locale);
  const base = new Intl.Collator(locale, { sensitivity: 'base' }).compare;
  const joined = digraphs.filter((two) => base(two, `${two[0]}z`) > 0 || base(two, two[0]!) < 0);
  const codes = new Map<string, string>();
  let ranked: string[] | undefined;

  /** The characters that this one is sorted as: "é" as "e", "ß" as "ss", but "å" in Swedish as itself. */
  function asSorted(character: string): string {
    const plain = character.normalize('NFKD').replace(/(?<=.)\p{M}/gsu, '');
    return (
      [fold(character), plain].find((other) => other && base(character, other) === 0) ?? character
    );
  }

  function rankCharacters(): string[] {
    const ofHan = /^(?:zh|ja|ko|yue)\b/.test(locale) ? [han] : [];
    const characters = [...blocks, ...ofHan].flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    );
    const own = characters.filter(
      (character) =>
        /[\p{L}\p{N}]|(?!\p{sc=Zinh})\p{M}/u.test(character) &&
        character === character.toLowerCase() &&
        asSorted(character) === character,
    );
    const sorted = [...own, ...joined].sort(compare);
    return sorted.filter((character, i) => i === 0 || base(character, sorted[i - 1]!) !== 0);
  }

  function codeOf(character: string): string {
    let code = codes.get(character);
    if (code === undefined) codes.set(character, (code = findCode(character)));
    return code;
  }

  function findCode(character: string): string {
    const same = asSorted(character);
    if (same !== character) return splitCharacters(same).map(codeOf).join('');
    ranked ??= rankCharacters();
    // The first that is not before it.
    let [low, high] = [0, ranked.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (base(ranked[middle]!, character) < 0) low = middle + 1;
      else high = middle;
    }
    const isRanked = low < ranked.length && base(ranked[low]!, character) === 0;
    if (isRanked) return String.fromCharCode(firstCode + low);
    const before = low === 0 ? '' : String.fromCharCode(firstCode + low - 1);
    return `${before}${unranked}${character}`;
  }

  function splitCharacters(word: string): string[] {
    const characters = Array.from(word);
    if (!joined.some((two) => word.includes(two))) return characters;
    const split: string[] = [];
    for (let at = 0; at < characters.length;) {
      const two = joined.find((each) => each === characters.slice(at, at + each.length).join(''));
      split.push(two ?? characters[at]!);
      at += two?.length ?? 1;
    }
    return split;
  }

  return (title) => {
    const lower = title.normalize('NFC').toLowerCase().replace(leadingVowel, '$2$1');
    const words = lower.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    const key = words.map((word) => splitCharacters(word).map(codeOf).join('')).join(' ');
    // Of titles that differ by accents alone the plain one comes first.
    return lower === fold(lower) ? key : `${key}\u0001${lower}`;
  };
}
