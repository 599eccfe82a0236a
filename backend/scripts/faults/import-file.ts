import { randomBytes } from 'node:crypto';
import { bookCollection } from '../../src/models/books/book.model.ts';
import { importRows } from '../../src/models/books/import.model.ts';
import { makeBook } from '../../src/testing/factories.ts';

/** Of the new books. */
export const category = 'horror';
const changed = 100;
const [oldCents, newCents] = [1100, 2200];

type KnownBooks = Awaited<ReturnType<typeof makeKnownBooks>>;
export type ImportFile = ReturnType<typeof makeFile>;

/** The books whose price each file changes. */
export function makeKnownBooks() {
  return Promise.all(Array.from({ length: changed }, () => makeBook({ newPriceCents: oldCents })));
}

/** A file with the known books and `rows` new ones by an author of its own. */
export function makeFile(known: KnownBooks, rows: number) {
  const author = `a${randomBytes(6).toString('hex')}`;
  const lines = [
    '_id,title,author,description,category,newPrice',
    ...known.map(({ id }) => `${id},Known,Anybody,Text,fiction,22`),
    ...Array.from({ length: rows }, (_, i) => `,${author} ${i},${author},Text,${category},9.50`),
  ];
  return { author, rows, csv: lines.join('\n') };
}

/** Counts the new books on sale, and describes what is stored unless it is all of the file or nothing. */
export async function findStored({ author, rows }: ImportFile, known: KnownBooks) {
  const onSale = await bookCollection.countDocuments({ author, deletedAt: null });
  const _id = { $in: known.map((book) => book._id) };
  const dear = await bookCollection.countDocuments({ _id, newPriceCents: newCents });
  const rest = await importRows.countDocuments();
  const isWhole = onSale === 0 ? dear === 0 : onSale === rows && dear === changed;
  const half = `${onSale} of ${rows} new, ${dear} of ${changed} changed, ${rest} rows left`;
  return { onSale, half: isWhole && rest === 0 ? undefined : half };
}
