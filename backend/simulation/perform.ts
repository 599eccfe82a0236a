import mongoose from 'mongoose';
import type { Asked } from './check.ts';
import type { Command } from './commands.ts';
import type * as Shop from './shop-process.ts';

const { mongo } = mongoose;

interface World {
  books: Shop.SimulatedBook[];
  /** What was asked for so far, and what became of it. */
  asked: Asked[];
  /** What the orders of this run asked for, by key. */
  requests: Map<string, { customer: number; books: Shop.SimulatedBook[] }>;
  db: mongoose.mongo.Db;
}

/** Gives a command to an API and notes the outcome. Never rejects. */
export function perform(
  shop: typeof Shop,
  command: Command,
  { books, asked, requests, db }: World,
): Promise<void> {
  const outcome: Asked['outcome'] = { isKnown: false };
  const note = (kind: string, key?: string) => asked.push({ kind, outcome, ...(key && { key }) });
  const orderAt = (n: number) =>
    asked.filter(({ outcome: { orderId } }) => orderId)[n]?.outcome.orderId;
  const work = (): Promise<unknown> => {
    switch (command.kind) {
      case 'place': {
        const key = `key-${asked.length}`;
        note('place', key);
        const chosen = command.books.map((i) => books[i]!);
        requests.set(key, { customer: command.customer, books: chosen });
        return shop.place(command.customer, chosen, key);
      }
      case 'place again': {
        const key = [...requests.keys()][command.order];
        const request = key === undefined ? undefined : requests.get(key);
        if (!request || !key) return Promise.resolve();
        note('place', key);
        return shop.place(request.customer, request.books, key);
      }
      case 'status':
        return ifThere(orderAt(command.order), (id) => shop.setStatus(id, command.status));
      case 'return a book':
        return ifThere(orderAt(command.order), async (id) => {
          const order = await db.collection('orders').findOne({ _id: new mongo.ObjectId(id) });
          const bookId = (
            order?.['items'] as { bookId: mongoose.mongo.ObjectId }[] | undefined
          )?.[0]?.bookId;
          if (bookId) await shop.giveBack(id, [String(bookId)]);
        });
      case 'undo':
        return ifThere(orderAt(command.order), (id) => shop.undo(id));
      case 'sell':
      case 'receive':
      case 'take back': {
        const mode = command.kind === 'take back' ? 'return' : command.kind;
        const key = `scan-${asked.length}`;
        note('scan', key);
        return shop.scan(mode, books[command.book]!.id, key);
      }
      case 'undo a scan': {
        const scan = asked.filter(({ kind }) => kind === 'scan')[command.scan];
        return scan?.key ? shop.undoLastScan(scan.key) : Promise.resolve();
      }
      case 'price': {
        const book = books[command.book]!;
        return shop
          .setPrice(book.id, command.price)
          .then(() => (book.priceCents = command.price * 100));
      }
      case 'delete and restore': {
        const { id } = books[command.book]!;
        return shop.remove(id).then(() => shop.restore(id));
      }
      case 'report':
        return shop.report();
    }
  };
  return work().then(
    (result) => {
      outcome.isKnown = true;
      if (typeof result === 'string') outcome.orderId = result;
    },
    (error: { status?: number; message: string }) => {
      outcome.isKnown = error.status !== undefined;
      outcome.error = `${error.status ?? 500} ${error.message}`;
    },
  );
}

const ifThere = (id: string | undefined, work: (id: string) => Promise<unknown>) =>
  id ? work(id) : Promise.resolve();
