import { expect, it } from 'vitest';
import { z } from 'zod';
import { bookSchema } from '../../../contract/book/book.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile } from '../../../testing/imports/import-file.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { createTestApp } from '../../../testing/test-app.ts';

useTestDatabase();

const isbn = '9780141439518';
const head = 'listingid\ttitle\tauthor\tprice\tquantity\tdescription\tbookcondition\tisbn';
const words = ['As New', 'Fine', 'Very Good', 'Good', 'Fair', 'VG+ in a torn jacket', 'Signed'];
const read = ['like-new', 'like-new', 'very-good', 'good', 'acceptable', 'very-good', 'acceptable'];
const length = 300;
const countOf = (word: string) =>
  Array.from({ length }, (_, i) => words[i % 7]).filter((each) => each === word).length;
const line = (i: number) =>
  [`A-${i}`, `Book ${i}`, 'Austen, Jane', `${5 + i}.50`, '', 'Old.', words[i % 7], isbn].join('\t');
const file = [head, ...Array.from({ length }, (_, i) => line(i))].join('\r\n');

it('300 used copies of one ISBN come as 300 books, each in its condition, and the new book stays', async () => {
  const asNew = await addBook({ title: 'New', isbn, newPriceCents: 2000 });
  const { new: count, changed, errors, warnings, seen } = await checkFile(file);
  expect({ count, changed, errors }).toEqual({ count: length, changed: 0, errors: [] });
  // An unknown grade is the lowest one, with a warning.
  expect(warnings.filter(({ column }) => column === 'condition')).toHaveLength(countOf('Signed'));
  await importFile(file, { seen });
  const books = await BookModel.find({ condition: { $exists: true } }).lean();
  expect(books).toHaveLength(length);
  for (const { title, condition, stock, isbn: own } of books) {
    expect({ title, condition, stock, own }).toEqual({
      title,
      condition: read[Number(title.slice(5)) % 7],
      stock: 1,
      own: isbn,
    });
  }
  const noted = books.filter(({ conditionNote }) => conditionNote === 'VG+ in a torn jacket');
  expect(noted).toHaveLength(countOf('VG+ in a torn jacket'));
  expect(await BookModel.findById(asNew._id).lean()).toMatchObject({ newPriceCents: 2000, isbn });

  // The file for AbeBooks lists each of them once.
  const { text } = await createTestApp()
    .api.get('/api/books/export.csv?format=abebooks')
    .set(signInAdmin())
    .expect(200);
  const ids = text
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((row) => row.split('\t')[0]);
  expect(ids.toSorted()).toEqual(books.map(({ _id }) => _id.toHexString()).toSorted());
});

it('a used copy is found by its id only, and its ISBN may belong to other books', async () => {
  const used = await addBook({ title: 'Used', isbn, condition: 'good', stock: 1 });
  const csv = (row: string) => `_id,title,isbn,newPrice,condition\n${row}\n`;
  const named = csv(`${used._id},Used,${isbn},4.00,good`);
  expect(await checkFile(named)).toMatchObject({ new: 0, changed: 1, errors: [] });
  // Without a condition the row is of a new book, which the shop does not have.
  expect(await checkFile(`title,isbn,newPrice\nPlain,${isbn},9\n`)).toMatchObject({ new: 1 });
  // As a new book it would take the ISBN of another one.
  await addBook({ title: 'New', isbn });
  const { errors } = await checkFile(csv(`${used._id},Used,${isbn},4.00,new`));
  expect(errors).toMatchObject([{ row: 2, column: 'isbn' }]);
});

it('the file for AbeBooks has each used copy under its own id, sold and deleted ones with none left', async () => {
  const { api } = createTestApp();
  const asOwner = signInAdmin();
  await addBook({ title: 'New', isbn });
  const here = await addBook({
    title: '=Tab\there',
    condition: 'very-good',
    conditionNote: 'A name.',
    stock: 2,
    isbn,
  });
  const sold = await addBook({ condition: 'acceptable', stock: 0 });
  const gone = await addBook({ condition: 'good', stock: 1 });
  await api.delete(`/api/books/${gone._id}`).set(asOwner).expect(200);
  const asked = await api.get('/api/books/export.csv?format=abebooks').set(asOwner).expect(200);
  expect(asked.headers['content-type']).toContain('text/tab-separated-values');
  const [heading = '', ...lines] = asked.text.trimEnd().split('\r\n');
  const rows = lines.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(heading.split('\t').map((name, i) => [name, cells[i]]));
  });
  expect(rows).toMatchObject([
    {
      listingid: here._id,
      title: "'=Tab here",
      price: '12.50',
      quantity: '2',
      isbn,
      bookcondition: 'Very Good',
      description: 'A name. A keeper reads the sea like a book.',
    },
    { listingid: sold._id, quantity: '0', bookcondition: 'Fair' },
    { listingid: gone._id, quantity: '0' },
  ]);
  await api.get('/api/books/export.csv?format=ebay').set(asOwner).expect(400);
  await api.get('/api/books/export.csv?format=abebooks').expect(401);
});

it('a shop without used copies exports the columns that it always had', async () => {
  const { api } = createTestApp();
  await addBook({});
  const headings = async () => {
    const { text } = await api.get('/api/books/export.csv').set(signInAdmin()).expect(200);
    return text.split('\r\n')[0];
  };
  expect(await headings()).not.toContain('condition');
  await addBook({ condition: 'good', draft: true });
  expect(await headings()).toContain(',draft,condition,conditionNote,updatedAt');
  const { body } = await api.get('/api/books/');
  expect(z.array(bookSchema).parse(body)).toHaveLength(1);
});
