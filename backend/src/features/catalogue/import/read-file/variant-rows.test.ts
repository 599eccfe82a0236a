import { expect, it } from 'vitest';
import { BookModel } from '../../../../models/books/book.model.ts';
import { useTestDatabase } from '../../../../testing/database.ts';
import { checkFile, importFile } from '../../../../testing/imports/import-file.ts';

useTestDatabase();

const head =
  'Handle,Title,Body (HTML),Category,Published,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price,Variant Inventory Qty,Variant Barcode,Image Src,Status';
const emma = [
  'emma,Emma,<p>Text</p>,fiction,true,Format,Hardcover,20.00,25.00,3,9780306406157,https://a.example/1.jpg,active',
  'emma,,,,,,Paperback,10.00,,5,9780141439518,,',
  'emma,,,,,,,,,,,https://a.example/2.jpg,',
];

it('variants of a product come as editions with its texts and their own price, stock and ISBN', async () => {
  const result = await checkFile(`${head}\n${emma.join('\n')}\n`);
  expect(result).toMatchObject({ rows: 3, new: 2, errors: [] });
  expect(result.columns['Option1 Value']).toBe('format');
  await importFile(`${head}\n${emma.join('\n')}\n`);
  const books = await BookModel.find().sort({ newPriceCents: -1 }).lean();
  const shared = { title: 'Emma', description: 'Text', category: 'fiction' };
  expect(books).toMatchObject([
    { ...shared, format: 'Hardcover', newPriceCents: 2000, stock: 3, isbn: '9780306406157' },
    { ...shared, format: 'Paperback', newPriceCents: 1000, stock: 5, isbn: '9780141439518' },
  ]);
  const covers = books.map(({ coverImage }) => coverImage);
  expect(covers).toEqual(['https://a.example/1.jpg', 'https://a.example/1.jpg']);
  expect(books[1]?.oldPriceCents ?? null).toBeNull();
  expect(books.map(({ draft }) => draft ?? false)).toEqual([false, false]);
});

it('a variant of a hidden product is as hidden as the product', async () => {
  const [product, variant] = emma as [string, string];
  const file = `${head}\n${product.replace(',active', ',draft')}\n${variant}\n`;
  await importFile(file);
  expect(await BookModel.countDocuments({ draft: true })).toBe(2);
});

it('a row without a title below another product is an error, as ever', async () => {
  const file = `${head}\n${emma[0]}\nother,,,,,,Paperback,10.00,,5,9780141439518,,\n`;
  const { errors } = await checkFile(file);
  expect(errors).toMatchObject([{ row: 3, column: 'title' }]);
});

it('a cell without a heading is an error, as in other lists', async () => {
  const { errors } = await checkFile(`${head}\n${emma[0]},more\n`);
  expect(errors).toMatchObject([{ row: 2 }]);
});

it('a product without options has no format', async () => {
  await importFile(`${head}\n${emma[0]!.replace('Hardcover', 'Default Title')}\n`);
  expect((await BookModel.findOne().lean())?.format ?? null).toBeNull();
});

it('the newer layout is read as well', async () => {
  const file =
    'Title,URL handle,Description,Published on online store,Status,Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,Product image URL\n' +
    'Emma,emma,Text,TRUE,Active,9780306406157,Format,Hardcover,20.00,,3,https://a.example/1.jpg\n' +
    ',emma,,,,9780141439518,,Paperback,10.00,,5,\n';
  await importFile(file);
  expect(await BookModel.find().sort({ newPriceCents: -1 }).lean()).toMatchObject([
    { title: 'Emma', format: 'Hardcover', stock: 3, coverImage: 'https://a.example/1.jpg' },
    { title: 'Emma', format: 'Paperback', stock: 5, isbn: '9780141439518' },
  ]);
});
