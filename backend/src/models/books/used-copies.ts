import type { PublicBook } from '../../contract/book/book.ts';
import { usedConditions } from '../../contract/book/condition.ts';
import { toAmount } from '../../contract/number/cents.ts';
import { bookCollection, onSale, reading, type StoredBook } from './book.model.ts';

const used = { condition: { $in: [...usedConditions] } };
const { maxTimeMS } = reading;

/** Whether a used copy is on sale, sold out or not. */
export async function hasUsedBooks(): Promise<boolean> {
  const filter = { ...used, ...onSale };
  return (await bookCollection.findOne(filter, { projection: { _id: 1 }, maxTimeMS })) !== null;
}

type Copy = Pick<StoredBook, '_id' | 'isbn' | 'newPriceCents'>;

/** For each of these books, in their order, the other used copies with its ISBN that can be bought. */
export async function findUsedCopies(books: StoredBook[]): Promise<PublicBook['used'][]> {
  const isbns = [...new Set(books.flatMap(({ isbn }) => isbn ?? []))];
  if (isbns.length === 0) return [];
  const canBeBought = { ...onSale, stock: { $ne: 0 }, supply: { $ne: 'gone' as const } };
  const copies = await bookCollection
    .find({ isbn: { $in: isbns }, ...used, ...canBeBought }, { maxTimeMS })
    .project<Copy>({ isbn: 1, newPriceCents: 1 })
    .toArray();
  if (copies.length === 0) return [];
  return books.map(({ _id, isbn }) => {
    const others = copies.filter((copy) => copy.isbn === isbn && !copy._id.equals(_id));
    if (others.length === 0) return undefined;
    const cents = Math.min(...others.map(({ newPriceCents }) => newPriceCents));
    return { count: others.length, from: toAmount(cents) };
  });
}
