import { expect, it } from 'vitest';
import { addDays } from '../../../contract/book/delivery-estimate.ts';
import { BookModel } from '../../../models/books/book.model.ts';
import { addBook } from '../../../testing/books.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { checkFile, importFile, sendFile } from '../../../testing/imports/import-file.ts';

useTestDatabase();

const isbn = '9780141439518';
const heading =
  'title,description,category,newPrice,isbn,condition,stock,supply,supplyDays,availableFrom';
const row = (more: string, ownIsbn = '') => `Emma,A novel.,fiction,9,${ownIsbn},${more}`;
const file = (...rows: string[]) => `${[heading, ...rows].join('\n')}\n`;
const yesterday = addDays(new Date().toISOString().slice(0, 10), -1);

it.each([
  ['supplyDays', ',,orderIn,0,'],
  ['supplyDays', ',,orderIn,400,'],
  ['supplyDays', ',,orderIn,soon,'],
  ['supply', ',,someday,,'],
  ['availableFrom', ',,preorder,,2027-02-30'],
])('leaves an impossible %s empty, with a warning for its row (%#)', async (column, cells) => {
  const { errors, warnings, new: count } = await checkFile(file(row(cells)));
  expect({ errors, count }).toEqual({ errors: [], count: 1 });
  expect(warnings).toMatchObject([{ row: 2, column }]);
});

it('leaves a past day of publication empty, with a warning for its row', async () => {
  const { errors, warnings } = await checkFile(file(row(`,,preorder,,${yesterday}`)));
  expect([...errors, ...warnings]).toMatchObject([{ row: 2, column: 'availableFrom' }]);
});

it('a used copy without a stock is one copy', async () => {
  await importFile(file(row('good,,,,', isbn)));
  expect(await BookModel.findOne().lean()).toMatchObject({ condition: 'good', stock: 1 });
});

it('two new books of one ISBN are refused at the second, a used copy beside them is not', async () => {
  const twice = file(row('new,,,,', isbn), row('good,,,,', isbn), row(',,,,', isbn));
  const { errors } = await checkFile(twice);
  expect(errors).toMatchObject([{ row: 4, column: 'isbn' }]);
  await sendFile(twice).expect(400);
  expect(await BookModel.countDocuments()).toBe(0);
});

it('a record of ONIX for the ISBN of a new book changes that book, and leaves used copies alone', async () => {
  const used = await addBook({ title: 'Used', isbn, condition: 'good', stock: 1 });
  const asNew = await addBook({ title: 'New', isbn });
  const record = (title: string) =>
    `<Product><RecordReference>${title}</RecordReference><NotificationType>03</NotificationType><ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier><DescriptiveDetail><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail></DescriptiveDetail><ProductSupply><SupplyDetail><Price><PriceType>02</PriceType><PriceAmount>9.99</PriceAmount><CurrencyCode>USD</CurrencyCode></Price></SupplyDetail></ProductSupply></Product>`;
  const message = `<?xml version="1.0"?><ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">${record('First')}${record('Second')}</ONIXMessage>`;
  const { seen, errors } = await checkFile(message);
  expect(errors).toEqual([]);
  await importFile(message, { seen });
  expect(await BookModel.findById(asNew._id).lean()).toMatchObject({ newPriceCents: 999 });
  expect(await BookModel.findById(used._id).lean()).toMatchObject({ title: 'Used' });
  expect(await BookModel.countDocuments()).toBe(2);
});
