import {
  bookImportSchema,
  importedSchema,
  type BookImport,
  type Imported,
} from '../../contract/book/book-import.ts';
import { signInAdmin } from '../people/sign-in.ts';
import { createTestApp } from '../test-app.ts';

/** Sends a file of books as the owner does; a message of ONIX is known by its start. */
export function sendFile(file: string | Buffer, query: object = {}) {
  const type = /^\s*(?:\ufeff)?<(?:\?xml|\w*:?ONIX)/i.test(file.toString('latin1'))
    ? 'application/xml'
    : 'text/csv';
  const { api } = createTestApp();
  return api.post('/api/books/import').query(query).set(signInAdmin()).type(type).send(file);
}

/** What the file would do. */
export async function checkFile(file: string | Buffer, query: object = {}): Promise<BookImport> {
  const { body } = await sendFile(file, { dryRun: 'true', ...query }).expect(200);
  return bookImportSchema.parse(body);
}

export async function importFile(file: string | Buffer, query: object = {}): Promise<Imported> {
  const { body } = await sendFile(file, query).expect(200);
  return importedSchema.parse(body);
}

/** The values that a row of the file gives its book. */
export function valuesOf({ preview }: BookImport, index = 0): Record<string, unknown> {
  const changes = Object.entries(preview[index]?.changes ?? {});
  return Object.fromEntries(changes.map(([name, { to }]) => [name, to]));
}
