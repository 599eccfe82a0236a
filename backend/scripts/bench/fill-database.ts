import { setTimeout as wait } from 'node:timers/promises';
import { connect, createIndexes, disconnect } from '../../src/db/connect.ts';
import { addGeneratedBooks } from '../../seed/generate-books.ts';
import { seedBooks } from '../../seed/seed-books.ts';

export async function fillDatabase(mongodbUri: string, books: number): Promise<void> {
  await connect(mongodbUri);
  await createIndexes();
  await addGeneratedBooks(books);
  await disconnect();
}

/** The bundled books with their covers, as a new shop has them. */
export async function seedDatabase(mongodbUri: string): Promise<void> {
  await connect(mongodbUri);
  await createIndexes();
  await seedBooks();
  await disconnect();
}

/** Waits until an API that starts does not take the new books for changes and read them again. */
export function untilNotRecent(): Promise<void> {
  return wait(11_000);
}
