import type { Wish } from '../../contract/shop/wish.ts';
import type { Complete } from '../../database/complete.ts';
import { bookCollection } from '../catalogue/books/book.model.ts';
import type { StoredWish } from './wish.model.ts';

/** As the API returns them, with the titles of their books. */
export async function toWishes(stored: StoredWish[]): Promise<Complete<Wish>[]> {
  const ids = stored.flatMap(({ bookId }) => bookId ?? []);
  const books = await bookCollection
    .find({ _id: { $in: ids } }, { projection: { title: 1 }, maxTimeMS: 5000 })
    .toArray();
  const titles = new Map(books.map(({ _id, title }) => [_id.toHexString(), title]));
  return stored.map((wish) => {
    const bookId = wish.bookId?.toHexString();
    return {
      _id: wish._id.toHexString(),
      bookId,
      title: bookId && titles.get(bookId),
      text: wish.text ?? undefined,
      email: wish.email,
      isProven: wish.isProven,
      status: wish.status,
      createdAt: wish.createdAt.toISOString(),
    };
  });
}
