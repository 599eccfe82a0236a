import { expect, it } from 'vitest';
import {
  bookFieldNames,
  bookSchema,
  newBookSchema,
  type NewBookInput,
} from '../../../contract/book/book.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { signInAdmin } from '../../../testing/people/sign-in.ts';
import { setSettings } from '../../../testing/save-settings.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { BookModel } from '../../../models/books/book.model.ts';

useTestDatabase();

/** A book with every field; a new field does not compile until it is here. */
const whole: Required<NewBookInput> = {
  title: 'The Paper Lighthouse',
  author: 'Ada Ashdown',
  category: 'fiction',
  description: 'A keeper reads the sea like a book.',
  newPrice: 12.5,
  oldPrice: 15,
  stock: 3,
  isbn: '978-0-14-143951-8',
  publisher: 'Harbour Press',
  year: 1851,
  pages: 320,
  language: 'English',
  format: 'Paperback',
  trending: true,
  coverImage: 'lighthouse.webp',
  draft: false,
  antique: true,
  priceLifted: true,
  condition: 'very-good',
  conditionNote: 'A name on the first page.',
  vatRate: 5.5,
  supply: 'stock',
  supplyDays: 9,
  availableFrom: '2099-03-12',
};
/** The same as the API returns it. */
const { draft: _published, ...notice } = { ...whole, isbn: '9780141439518' };
const bare = { ...whole };
for (const name of bookFieldNames) {
  if (newBookSchema.shape[name].safeParse(null).success) Object.assign(bare, { [name]: null });
}

it('keeps everything that the owner tells of a book, and clears it again', async () => {
  const { api } = createTestApp();
  const create = api.post('/api/books/create-book').set(signInAdmin());
  const created = bookSchema.parse((await create.send(whole).expect(201)).body);
  expect(created).toMatchObject(notice);
  expect(created.draft).toBeUndefined();
  expect((await api.get(`/api/books/${created._id}`)).body).toEqual(created);
  const edit = () => api.put(`/api/books/edit/${created._id}`).set(signInAdmin());
  const cleared = bookSchema.parse((await edit().send(bare).expect(200)).body);
  for (const name of bookFieldNames) {
    if (bare[name] === null) expect(cleared[name] ?? '', name).toBe('');
    else expect(cleared[name] ?? false, name).toBe(whole[name]);
  }
  expect((await edit().send(whole).expect(200)).body).toMatchObject(notice);
});

it('brings every field of a book through an export and an import', async () => {
  const { api } = createTestApp();
  await setSettings({ vat: { isOn: true, rate: 20, shippingRate: null } });
  for (const book of [whole, bare]) {
    await api.post('/api/books/create-book').set(signInAdmin()).send(book).expect(201);
  }
  const timeless = (books: object[]) =>
    books.map((book) => ({ ...book, createdAt: undefined, updatedAt: undefined }));
  const before = timeless((await api.get('/api/books/')).body);
  const { text } = await api.get('/api/books/export.csv').set(signInAdmin()).expect(200);
  await BookModel.deleteMany({});
  const sendFile = api.post('/api/books/import').set(signInAdmin()).type('text/csv');
  await sendFile.send(text).expect(200);
  expect(timeless((await api.get('/api/books/')).body)).toEqual(before);
  expect(before).toHaveLength(2);
});
