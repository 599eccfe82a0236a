import { fold } from '../contract/text/fold.ts';

// A text whose bytes sort as a locale sorts its title, so that a plain index carries the order and
// every MongoDB can keep it. Intl.Collator compares but gives no such key: it ranks the emails once,
// and a title's key is the ranks of its emails.

/**
 * Emails that are ranked, by blocks of Unicode: those of living scripts, and of Latin the usual ones,
 * so that most keys have a byte for an email. All others stand between those.
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
/** Behind every rank: what follows is an email without one. */
const unranked = '\uf000';

/** Makes the keys of a locale. */
export function titleKeys(locale: string): (title: string) => string {
  const { compare } = new Intl.Collator(locale);
  const base = new Intl.Collator(locale, { sensitivity: 'base' }).compare;
  const joined = digraphs.filter((two) => base(two, `${two[0]}z`) > 0 || base(two, two[0]!) < 0);
  const codes = new Map<string, string>();
  let ranked: string[] | undefined;

  /** The emails that this one is sorted as: "é" as "e", "ß" as "ss", but "å" in Swedish as itself. */
  function asSorted(email: string): string {
    const plain = email.normalize('NFKD').replace(/(?<=.)\p{M}/gsu, '');
    return [fold(email), plain].find((other) => other && base(email, other) === 0) ?? email;
  }

  function rankEmails(): string[] {
    const ofHan = /^(?:zh|ja|ko|yue)\b/.test(locale) ? [han] : [];
    const emails = [...blocks, ...ofHan].flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
    );
    const own = emails.filter(
      (email) =>
        /[\p{L}\p{N}]|(?!\p{sc=Zinh})\p{M}/u.test(email) &&
        email === email.toLowerCase() &&
        asSorted(email) === email,
    );
    const sorted = [...own, ...joined].sort(compare);
    return sorted.filter((email, i) => i === 0 || base(email, sorted[i - 1]!) !== 0);
  }

  function codeOf(email: string): string {
    let code = codes.get(email);
    if (code === undefined) codes.set(email, (code = findCode(email)));
    return code;
  }

  function findCode(email: string): string {
    const same = asSorted(email);
    if (same !== email) return splitEmails(same).map(codeOf).join('');
    ranked ??= rankEmails();
    // The first that is not before it.
    let [low, high] = [0, ranked.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (base(ranked[middle]!, email) < 0) low = middle + 1;
      else high = middle;
    }
    const isRanked = low < ranked.length && base(ranked[low]!, email) === 0;
    if (isRanked) return String.fromCharCode(firstCode + low);
    const before = low === 0 ? '' : String.fromCharCode(firstCode + low - 1);
    return `${before}${unranked}${email}`;
  }

  function splitEmails(word: string): string[] {
    const emails = Array.from(word);
    if (!joined.some((two) => word.includes(two))) return emails;
    const split: string[] = [];
    for (let at = 0; at < emails.length;) {
      const two = joined.find((each) => each === emails.slice(at, at + each.length).join(''));
      split.push(two ?? emails[at]!);
      at += two?.length ?? 1;
    }
    return split;
  }

  return (title) => {
    const lower = title.normalize('NFC').toLowerCase().replace(leadingVowel, '$2$1');
    const words = lower.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
    const key = words.map((word) => splitEmails(word).map(codeOf).join('')).join(' ');
    // Of titles that differ by accents alone the plain one comes first.
    return lower === fold(lower) ? key : `${key}\u0001${lower}`;
  };
}
