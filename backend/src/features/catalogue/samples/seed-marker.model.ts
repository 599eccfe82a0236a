import mongoose, { type Types } from 'mongoose';
import { bookCollection, ownersBooks } from '../books/book.model.ts';

export const bundledBooksId = 'bundled-books';

/** Tells that the books which come with the shop were put in, and which they are. */
export const SeedMarkerModel = mongoose.model(
  'SeedMarker',
  new mongoose.Schema({
    _id: { type: String },
    state: { type: String, required: true },
    /** Ids of the books; absent in shops that were opened before it was noted. */
    books: { type: [mongoose.Schema.Types.ObjectId], default: undefined },
  }),
  'seed-markers',
);

export interface SampleBooks {
  /** Some came with the shop. */
  wereThere: boolean;
  /** Those that are still there. */
  ids: Types.ObjectId[];
  /** There is a book, or a draft of one, that did not come with the shop. */
  hasOwn: boolean;
}

/** What of the catalogue came with the shop. */
export async function findSampleBooks(): Promise<SampleBooks> {
  const marker = await SeedMarkerModel.findById(bundledBooksId).lean();
  const books = marker?.books ?? [];
  const projection = { _id: 1 };
  const [samples, own] = await Promise.all([
    bookCollection.find({ ...ownersBooks, _id: { $in: books } }, { projection }).toArray(),
    bookCollection.findOne({ ...ownersBooks, _id: { $nin: books } }, { projection }),
  ]);
  return { wereThere: books.length > 0, ids: samples.map(({ _id }) => _id), hasOwn: own !== null };
}
