// How text becomes search terms, the same for books and for queries.

const maxTermLength = 40;
const maxQueryTerms = 8;

// Letters that Unicode does not take apart into a base letter and a mark.
const foldedLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

export const stopWords = new Set(
  'a an and are as at be but by for from how in into is it its no not of on or so than that the their then there these they this to was were what when which who will with you your'.split(
    ' ',
  ),
);

/** Lower case without accents: "Brontë" and "bronte" are the same word. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => foldedLetters[letter] ?? letter);
}

/** The words of a text, folded. A hyphenated word is also one word: "moby", "dick", "mobydick". */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const chunk of fold(text)
    .replace(/['’ʼ`]/g, '')
    .split(/\s+/)) {
    const parts = chunk.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    words.push(...parts);
    if (parts.length === 2 && chunk.includes('-')) words.push(parts.join(''));
  }
  return words.map((word) => word.slice(0, maxTermLength));
}

/**
 * The terms to look for: each once and not too many, however long and odd the query is. Words
 * such as "the" count only when there is no other.
 */
export function queryTermsOf(query: string): string[] {
  const words = [
    ...new Set(
      fold(query)
        .replace(/['’ʼ`]/g, '')
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean)
        .map((word) => word.slice(0, maxTermLength)),
    ),
  ];
  const telling = words.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : words).slice(0, maxQueryTerms);
}
