import { describe, expect, it } from 'vitest';
import { BookModel } from '../../../models/books/book.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook } from '../../../testing/factories.ts';
import { checkFile, importFile, valuesOf } from '../../../testing/imports/import-file.ts';

useTestDatabase();

const isbn = '9780306406157';

it('what stands for nothing changes nothing', async () => {
  await makeBook({ isbn, title: 'Null', author: 'Austen', stock: 4, newPriceCents: 500 });
  const file = `isbn,title,author,stock,price\n${isbn},Null,NULL,#N/A,6\n`;
  expect(valuesOf(await checkFile(file))).toEqual({ newPrice: 6 });
});

describe('what programs leave in a text is read:', () => {
  const picture = { coverImage: 'https://a.example/1.jpg' };
  it.each([
    ['Subject', 'Emma_x000D_', { title: 'Emma' }],
    ['Subject', 'It_x0027_s', { title: "It's" }],
    ['Subject', '<![CDATA[Emma]]>', { title: 'Emma' }],
    ['Subject', '\\u00c9mile', { title: 'Émile' }],
    ['Subject', 'Emma\t2', { title: 'Emma 2' }],
    ['Subject', '=""Emma""', { title: 'Emma' }],
    ['Subject', 'CafÃ© donâ€™t', { title: 'Café don’t' }],
    ['Image', '=IMAGE(""https://a.example/1.jpg"")', picture],
    ['Image', '<img src=""https://a.example/1.jpg"">', picture],
    ['Images', '[""https://a.example/1.jpg"",""https://a.example/2.jpg""]', picture],
    ['Images', 'https://a.example/1.jpg ! alt : a', picture],
  ])('%s: %s', async (heading, text, values) => {
    const isTitle = heading === 'Subject';
    const file = isTitle ? `Title,Price\n"${text}",5\n` : `Title,Price,${heading}\nA,5,"${text}"\n`;
    const result = await checkFile(file);
    expect(result.errors).toEqual([]);
    expect(valuesOf(result)).toMatchObject(values);
  });

  it.each(['NULL', '#N/A', '\\N'])('%s is no publisher', async (text) => {
    const result = await checkFile(`Title,Price,Publisher\nA,5,${text}\n`);
    expect(valuesOf(result)).not.toHaveProperty('publisher');
  });

  it('an ISBN with the thousands of a spreadsheet', async () => {
    const result = await checkFile('Title,Price,ISBN\nA,5,"9,780,306,406,157"\n');
    expect(valuesOf(result)).toMatchObject({ isbn });
  });
});

describe('a book that a column hides is no book on sale:', () => {
  it.each([
    ['Published on online store', 'FALSE', true],
    ['Published on online store', 'TRUE', false],
    ['Publish', '0', true],
    ['For Sale', 'No', true],
    ['Listed', 'FALSE', true],
    ['Discontinued', 'yes', true],
    ['Discontinued', 'no', false],
    ['Deleted', '1', true],
    ['Statut', 'brouillon', true],
  ])('%s: %s', async (heading, cell, isHidden) => {
    await importFile(`Title,Description,Category,Price,${heading}\nEmil,Text,fiction,5,${cell}\n`);
    expect(await BookModel.countDocuments({ draft: true })).toBe(isHidden ? 1 : 0);
  });

  it.each([
    ['In stock?,Stock', '0,7'],
    ['Quantity,Availability', '3,out of stock'],
  ])('sold out is sold out, whatever number stands beside it: %s', async (headings, cells) => {
    const result = await checkFile(`Title,Price,${headings}\nEmil,5,${cells}\n`);
    expect(valuesOf(result)).toMatchObject({ stock: 0 });
    expect(result.warnings).toContainEqual(expect.objectContaining({ code: 'adjusted' }));
  });
});
