import type { Book } from '../contract/book/book.ts';

/** The first match with the owner's text counts: "Taschenbuch", "Hardback, 2nd printing". */
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

/** The schema.org URL of the format; undefined for an unknown one. */
export function bookFormatOf({ format = '' }: Pick<Book, 'format'>): string | undefined {
  const text = format.toLowerCase();
  const found = formats.find(([, words]) => words.test(text));
  return found && `https://schema.org/${found[0]}`;
}
