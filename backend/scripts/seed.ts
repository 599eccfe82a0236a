import { addGeneratedBooks } from '../seed/generate-books.ts';
import { addSampleOrders, NoBooksError } from '../seed/samples/add-sample-orders.ts';
import { removeSampleBooks, removeSampleOrders } from '../seed/samples/remove-samples.ts';
import { nextSample } from '../seed/samples/sample-ids.ts';
import { loadDotenv } from '../src/config/env.ts';
import { BookModel } from '../src/models/books/book.model.ts';
import { OrderModel } from '../src/models/orders/order.model.ts';
import { runScript, print, UserError } from './command/run-script.ts';
import { readSeedOptions } from './seed-options.ts';
import { withShop } from './command/with-database.ts';

// npm run seed: adds or removes sample books, orders and customers.

await runScript(async () => {
  const { isRemoving, books, orders, customers } = readSeedOptions(
    process.argv.slice(2),
    loadDotenv(),
  );
  if (isRemoving) return withShop(remove);
  await withShop(async () => {
    const start = Date.now();
    if (books) await addBooks(books);
    if (orders) await addOrders(orders, customers);
    print(
      `Done in ${((Date.now() - start) / 1000).toFixed(1)} s. Out again: npm run seed -- --remove`,
    );
  });
});

async function addBooks(wanted: number): Promise<void> {
  const there = await nextSample(BookModel.collection);
  if (there >= wanted) return print(`There are ${there} sample books already.`);
  await addGeneratedBooks(wanted - there, (added) => printProgress(there + added, wanted, 'books'));
}

async function addOrders(orders: number, customers: number): Promise<void> {
  const there = await nextSample(OrderModel.collection);
  if (there >= orders) print(`There are ${there} sample orders already.`);
  const plan = { orders, customers, now: new Date() };
  try {
    await addSampleOrders(plan, (added) => printProgress(added, orders, 'orders'));
  } catch (error) {
    if (!(error instanceof NoBooksError)) throw error;
    throw new UserError(
      `${error.message} Add some: npm run seed -- --books 100 --orders ${orders}`,
    );
  }
  print('Counting them ...');
}

async function remove(): Promise<void> {
  const orders = await removeSampleOrders((removed) => print(`${removed} orders removed`));
  const books = await removeSampleBooks((removed) => print(`${removed} books removed`));
  print(`Removed: ${orders} sample orders and ${books} sample books.`);
}

function printProgress(there: number, wanted: number, what: string): void {
  if (there % 10_000 === 0 || there === wanted) print(`${there} of ${wanted} ${what}`);
}
