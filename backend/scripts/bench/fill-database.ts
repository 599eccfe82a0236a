import { setTimeout as wait } from 'node:timers/promises';
import { connect, createIndexes, disconnect } from '../../src/db/connect.ts';
import { addGeneratedBooks } from '../../seed/generate-books.ts';

export async function fillDatabase(mongodbUri: string, books: number): Promise<void> {
  await connect(mongodbUri);
  await createIndexes();
  await addGeneratedBooks(books);
  await disconnect();
}

/** Waits until an API that starts does not take the new books for changes and read them again. */
export function untilNotRecent(): Promise<void> {
  return wait(11_000);
}
