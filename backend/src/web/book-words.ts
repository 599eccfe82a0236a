import type { Book } from '../contract/book/book.ts';

// What the owner types of a book in words, as the names that programs know it by.

/** The first whose words stand in the format: "Taschenbuch", "Hardback, 2nd printing". */
const formats = [
  ['AudiobookFormat', /audio|hörbuch|audiolibro|livre lu/],
  ['EBook', /e-?book|epub|kindle|pdf|ebook|electr/],
  ['GraphicNovel', /graphic novel|comic|manga|bande dessinée/],
  [
    'Paperback',
    /paperback|soft ?cover|pocket|taschenbuch|broschur|broschiert|poche|broch|blanda|rústica|bolsillo/,
  ],
  ['Hardcover', /hard ?(cover|back)|cloth|gebunden|leinen|relié|tapa dura|cartoné/],
] as const;

/** The address of one of schema.org's formats of books; undefined for every other. */
export function bookFormatOf({ format = '' }: Pick<Book, 'format'>): string | undefined {
  const text = format.toLowerCase();
  const found = formats.find(([, words]) => words.test(text));
  return found && `https://schema.org/${found[0]}`;
}

/** Lists of books name languages in one of these, or each in itself. */
const listsIn = ['en', 'de', 'fr', 'es'];
let tags: Map<string, string> | undefined;

/** The language as BCP 47 has it, of its name ("German", "Deutsch") or its tag; undefined when unknown. */
export function languageTagOf({ language = '' }: Pick<Book, 'language'>): string | undefined {
  tags ??= readTags();
  const text = language.trim();
  const byName = tags.get(text.toLowerCase());
  if (byName || !/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(text)) return byName;
  const tag = canonicalTag(text.replaceAll('_', '-'));
  return tag && [...tags.values()].includes(new Intl.Locale(tag).language) ? tag : undefined;
}

function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** By each name in small letters, of every language that has two letters. */
function readTags(): Map<string, string> {
  const letters = Array.from({ length: 26 }, (_, i) => String.fromCharCode(97 + i));
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const nameIn = (tag: string, language: string) =>
    new Intl.DisplayNames([language], { type: 'language', fallback: 'none' }).of(tag);
  // Old tags of two letters (iw) are those of today (he).
  const known = pairs.filter(
    (tag) => Intl.getCanonicalLocales(tag)[0] === tag && nameIn(tag, 'en') !== undefined,
  );
  const names = known.flatMap((tag) =>
    [...listsIn, tag].map((language) => [nameIn(tag, language)?.toLowerCase(), tag] as const),
  );
  return new Map(names.filter((each): each is [string, string] => each[0] !== undefined));
}
