import { expect, it } from 'vitest';
import { defaultSettings } from '../../../../models/settings/default-settings.ts';
import { readImportFile } from '../read-import-file.ts';

const header = 'title,description,category,newPrice\n';

it.each([
  ['empty lines', '\n'.repeat(9_000_000), { row: 2002, column: undefined }],
  ['separators', ',,,\n'.repeat(2_300_000), { row: 2002, column: undefined }],
  ['separators in one line', ','.repeat(9_000_000), { row: 2, column: 'title' }],
  ['separators in long lines', `${','.repeat(99_000)}\n`.repeat(90), { row: 2, column: '1001' }],
])('millions of %s are refused at the row that is one too many', async (_what, rows, place) => {
  const read = await readImportFile(Buffer.from(header + rows), defaultSettings, {});
  expect(read.isReadable).toBe(false);
  expect(read.rows.flatMap(({ problems }) => problems)).toMatchObject([place]);
});
