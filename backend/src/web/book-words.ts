import type { Book } from '../contract/book/book.ts';

/** The first entry with a word of the format: "Taschenbuch", "Hardback, 2nd printing". */
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
