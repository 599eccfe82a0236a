import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import mongoose from 'mongoose';
import { addGeneratedBooks } from '../../seed/generate-books.ts';
import { addSampleOrders } from '../../seed/samples/add-sample-orders.ts';
import { seedBooks } from '../../seed/seed-books.ts';
import { connect, createIndexes } from '../../src/database/connect.ts';
import { saveAdmin } from '../../src/features/sign-in/save-admin.ts';
import { storeOwnCover } from '../../src/features/catalogue/covers/cover.model.ts';
import { projectFolder } from '../command/data-folder.ts';
import { adminCredentials } from './shop.ts';

export const coverName = 'jane-eyre.webp';
export const readCover = () => readFile(path.join(projectFolder, 'backend/seed/covers', coverName));

export interface Size {
  books: number;
  /** Spread over the last year. */
  orders?: number;
}

/** Creates the admin and the bundled books, or generated books and orders. */
export async function fillDatabase(mongodbUri: string, size?: Size): Promise<void> {
  await withConnection(mongodbUri, async () => {
    await createIndexes();
    await saveAdmin(adminCredentials.Username, adminCredentials.password);
    if (!size) return void (await seedBooks());
    await addGeneratedBooks(size.books);
    await storeOwnCover(coverName, await readCover()); // of no book
    if (!size.orders) return;
    const customers = Math.ceil(size.orders / 5);
    await addSampleOrders({ orders: size.orders, customers, now: new Date() });
  });
  // Otherwise an API that starts now would read the new books again, as recent changes.
  if (size) await wait(11_000);
}

export async function withConnection<T>(mongodbUri: string, work: () => Promise<T>): Promise<T> {
  await connect(mongodbUri, { isPatient: true });
  try {
    return await work();
  } finally {
    await mongoose.disconnect();
  }
}
