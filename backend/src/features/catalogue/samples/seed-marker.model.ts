import mongoose from 'mongoose';
import { bookCollection, ownersBooks } from '../../../models/books/book.model.ts';

export const bundledBooksId = 'bundled-books';

/** Records that the bundled books were added, and which they are. */
export const SeedMarkerModel = mongoose.model(
  'SeedMarker',
  new mongoose.Schema({
    _id: { type: String },
    state: { type: String, required: true },
    /** Ids of the books; absent in shops of earlier versions. */
    books: { type: [mongoose.Schema.Types.ObjectId], default: undefined },
  }),
  'seed-markers',
);

/** The bundled books that were not deleted; `hasOwn` if there is any other book or draft. */
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
