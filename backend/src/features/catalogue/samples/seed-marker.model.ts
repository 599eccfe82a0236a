import mongoose from 'mongoose';
import { bookCollection, ownersBooks } from '../../../book-record/book.model.ts';

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

/** Those that came with the shop and are still there; `hasOwn` with any other book or draft. */
export async function findSampleBooks() {
  const marker = await SeedMarkerModel.findById(bundledBooksId).lean();
  const books = marker?.books ?? [];
  const projection = { _id: 1 };
  const [samples, own] = await Promise.all([
    bookCollection.find({ ...ownersBooks, _id: { $in: books } }, { projection }).toArray(),
    bookCollection.findOne({ ...ownersBooks, _id: { $nin: books } }, { projection }),
  ]);
  return { wereThere: books.length > 0, ids: samples.map(({ _id }) => _id), hasOwn: own !== null };
}
