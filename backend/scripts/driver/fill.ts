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
import { project } from '../demo/data-folder.ts';
import { owner } from './shop.ts';

export const coverName = 'jane-eyre.webp';
export const readCover = () => readFile(path.join(project, 'backend/seed/covers', coverName));

export interface Size {
  books: number;
  /** Of the last year, and counted as in a shop that has been open for a while. */
  orders?: number;
}

/** A new shop with its owner and the bundled books, or with so many generated ones. */
export async function fillDatabase(mongodbUri: string, size?: Size): Promise<void> {
  await withConnection(mongodbUri, async () => {
    await createIndexes();
    await saveAdmin(owner.Username, owner.password);
    if (!size) return void (await seedBooks());
    await addGeneratedBooks(size.books);
    await storeOwnCover(coverName, await readCover()); // one that no book shows
    if (!size.orders) return;
    const customers = Math.ceil(size.orders / 5);
    await addSampleOrders({ orders: size.orders, customers, now: new Date() });
  });
  // Or an API that starts takes the new books for changes and reads them again.
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
