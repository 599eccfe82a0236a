import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, createIndexes, disconnect } from '../../src/database/connect.ts';
import { storeOwnCover } from '../../src/features/catalogue/covers/cover-store.ts';
import { project } from '../demo/data-folder.ts';
import { addGeneratedBooks } from '../../seed/generate-books.ts';
import { seedBooks } from '../../seed/seed-books.ts';

export const coverName = 'jane-eyre.webp';

/** Generated books, and one cover that they do not show. */
export async function fillDatabase(mongodbUri: string, books: number): Promise<void> {
  await connect(mongodbUri);
  await createIndexes();
  await addGeneratedBooks(books);
  await storeOwnCover(
    coverName,
    await readFile(path.join(project, 'backend/seed/covers', coverName)),
  );
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
