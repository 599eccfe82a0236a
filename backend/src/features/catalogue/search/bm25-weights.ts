/** The words of a book; a word may come more than once. */
export interface BookWords {
  title: string[];
  author: string[];
  category: string[];
  description: string[];
}
type Fields = Partial<Record<keyof BookWords, { weight: number; usualLength: number }>>;

const names: Fields = {
  title: { weight: 8, usualLength: 4 },
  author: { weight: 4, usualLength: 2 },
};
const texts: Fields = {
  category: { weight: 2, usualLength: 1 },
  description: { weight: 1, usualLength: 40 },
};

/** The weight of each word of title and author, from 1 to 240. */
export function weighNames(book: BookWords): Map<string, number> {
  return weigh(book, names, 20);
}

/** The weight of each word of category and description, on a scale that is four times as fine. */
export function weighTexts(book: BookWords): Map<string, number> {
  return weigh(book, texts, 20 * textScale);
}
export const textScale = 4;

/** As in BM25, a word has less weight in a long field, and little more when it is repeated. */
function weigh(book: BookWords, fields: Fields, scale: number): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [field, { weight, usualLength }] of Object.entries(fields)) {
    const words = book[field as keyof BookWords];
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const damping = 1.2 * (0.3 + (0.7 * words.length) / usualLength);
    for (const [word, count] of counts) {
      const share = Math.round((scale * weight * count) / (count + damping));
      weights.set(word, Math.max(1, (weights.get(word) ?? 0) + share));
    }
  }
  return weights;
}
