import type { Types } from 'mongoose';
import { batchesOf } from '../../database/batches-of.ts';
import { bookCollection, onSale, type StoredBook } from '../../book-record/book.model.ts';
import {
  askUnproven,
  waiting,
  WishModel,
  wishLinks,
  type StoredWish,
} from '../wishes/wish.model.ts';
import { bookIsHereContent } from './contents/other-letters.ts';
import type { Sender } from './contents/letter-content.ts';
import { addLetters } from '../../outbox/letter.model.ts';
import { findSender, layOut, type LettersContext } from './letters-context.ts';

const batchSize = 500;

/**
 * Tells each who waits for a book that is there now, once: the letter's key is the wish's, which goes
 * after the letter is written. May be repeated at any point and run in every process.
 */
export async function tellWhoWaits(context: LettersContext): Promise<void> {
  if (context.settings.letters.server) await askUnproven();
  const waitedFor: Types.ObjectId[] = await WishModel.distinct('bookId', { ...waiting });
  if (waitedFor.length === 0) return;
  const sender = await findSender(context);
  for (const ids of batchesOf(waitedFor, batchSize)) {
    const books = await bookCollection
      .find({ _id: { $in: ids }, ...onSale(), stock: { $ne: 0 } }, { projection: { title: 1 } })
      .toArray();
    for (const book of books) await tellOf(book, sender);
  }
}

async function tellOf(book: StoredBook, sender: Sender): Promise<void> {
  const said = layOut(bookIsHereContent(book, sender), sender);
  const wishes = { ...waiting, bookId: book._id };
  let told: StoredWish[];
  do {
    told = await WishModel.find(wishes).limit(batchSize).lean<StoredWish[]>();
    await addLetters(
      told.map(({ _id, email, address, endHash }) => ({
        key: `${_id.toHexString()} book-here`,
        kind: 'book-here',
        to: email,
        linksOf: wishLinks(address),
        endHash,
        ...said,
      })),
    );
    await WishModel.collection.deleteMany({ _id: { $in: told.map(({ _id }) => _id) } });
  } while (told.length === batchSize);
}
