import { connect, createIndexes, disconnect } from '../../src/db/connect.ts';
import { addGeneratedBooks } from '../../seed/generate-books.ts';

export async function fillDatabase(mongodbUri: string, books: number): Promise<void> {
  await connect(mongodbUri);
  await createIndexes();
  await addGeneratedBooks(books);
  await disconnect();
}
