import { expect, it } from 'vitest';
import { BookModel } from '../../../../models/books/book.model.ts';
import { useTestDatabase } from '../../../../testing/database.ts';
import { checkFile, importFile, valuesOf } from '../../../../testing/imports/import-file.ts';
import { messageOf, productOf } from '../../../../testing/imports/onix-message.ts';

useTestDatabase();

it('reads a message that a program has encoded twice, and tells it', async () => {
  const twice = (text: string) => Buffer.from(text).toString('latin1');
  const long = 'Café – Война. '.repeat(500).trim();
  const product = productOf({ title: twice('Café Война'), text: twice(long) });
  // Longer than the parts in which it is read.
  const message = messageOf(product.repeat(10));
  const result = await checkFile(message);
  await importFile(message);
  const book = await BookModel.findOne().lean();
  expect(book).toMatchObject({ title: 'Café Война', description: long });
  expect(result.warnings).toContainEqual(expect.objectContaining({ row: 1, code: 'encoding' }));
});

it('reads signs of Windows by their numbers', async () => {
  const message = messageOf(productOf({ title: 'It&#146;s &#x93;Caf&#233;&#x94;' }));
  expect(valuesOf(await checkFile(message)).title).toBe('It’s “Café”');
});
