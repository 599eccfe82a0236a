import type { z } from 'zod';
import type { Wish, wishListQuerySchema } from '../../contract/shop/wish.ts';
import type { Complete } from '../../database/complete.ts';
import { readPage } from '../../database/read-page.ts';
import { bookCollection } from '../catalogue/books/book.model.ts';
import { WishModel, type StoredWish } from './wish.model.ts';

const usualPage = 50;

/** One page of what is wished for, newest first. */
export async function findWishes(query: z.output<typeof wishListQuerySchema>) {
  const { status, of, page = 1, limit = usualPage } = query;
  const bookId = { $exists: of === 'book' };
  const filter = { ...(status && { status }), ...(of && { bookId }) };
  const part = { sort: { createdAt: -1, _id: -1 }, page, limit } as const;
  const { found, total } = await readPage<StoredWish>(WishModel.collection, filter, part);
  return { wishes: await toWishes(found), total, page, limit };
}

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
