import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { ApiError } from '../../../http/api-error.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import {
  dieWhile,
  endLeases,
  expectNothingLeftOver,
  log,
  timePasses,
} from '../../../testing/orders/killed-orders.ts';
import { atStep } from '../../../runtime/steps.ts';
import { BookModel } from '../../../book-record/book.model.ts';
import { OrderModel, type StoredOrder } from '../../../order-record/order.model.ts';
import { placeOrder } from '../place/place-order.ts';
import { resumeOrders } from '../process/resume-orders.ts';
import { returnBooks, setOrderStatus } from './set-status.ts';
import { undoStatus } from './undo-status.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // most start a process of their own

async function delivered() {
  const books = [await makeBook({ stock: 3 }), await makeBook({ stock: 2 }), await makeBook()];
  const { order } = await placeOrder({
    customer: { uid: 'uid-1', email: 'reader@example.com' },
    order: newOrderSchema.parse(orderFor(books)),
    key: undefined,
    address: '192.0.2.1',
  });
  const id = order._id.toHexString();
  for (const status of ['confirmed', 'shipped', 'delivered'] as const)
    await setOrderStatus(id, status, 'owner');
  return { books, id };
}
const theOrder = () => OrderModel.findOne().orFail().lean();
const backIn = ({ items }: StoredOrder) => items.map(({ returnedAt }) => returnedAt !== undefined);
const noted = ({ history }: StoredOrder) => history.filter(({ returned }) => returned).length;

it.each(['begun', 'copies returned', 'done'])(
  'brings the copy of a book back once, though its process was killed after "%s"',
  async (dieAfter) => {
    const { books, id } = await delivered();
    const bookIds = [books[0]?.id ?? '', books[2]?.id ?? ''];
    await dieWhile({ returnBooks: { id, bookIds, by: 'owner' }, dieAfter });
    await timePasses();
    const order = await theOrder();
    expect(order.status).toBe('delivered');
    expect(backIn(order)).toEqual([true, false, true]);
    expect(noted(order)).toBe(1);
    await expectNothingLeftOver(books, [3, 1, undefined], 1);
    await setOrderStatus(id, 'returned', 'owner');
    await expectNothingLeftOver(books, [3, 2, undefined], 1);
  },
);

it.each(['begun', 'copies taken', 'done'])(
  'takes the copy of a book once more, though its process was killed after "%s"',
  async (dieAfter) => {
    const { books, id } = await delivered();
    await returnBooks({ id, bookIds: [books[0]?.id ?? ''], by: 'owner' });
    await dieWhile({ undoOrderId: id, dieAfter });
    await timePasses();
    expect(backIn(await theOrder())).toEqual([false, false, false]);
    expect((await theOrder()).returnedCents).toBeNull();
    await expectNothingLeftOver(books, [2, 1, undefined], 1);
  },
);

it.each(['begun', 'copies taken', 'refused', 'copies released', 'done'])(
  'leaves books returned of which one was sold, though the process was killed after "%s"',
  async (dieAfter) => {
    const { books, id } = await delivered();
    await returnBooks({ id, bookIds: [books[0]?.id ?? '', books[1]?.id ?? ''], by: 'owner' });
    await BookModel.updateOne({ _id: books[1]?.id }, { stock: 0 });
    await dieWhile({ undoOrderId: id, dieAfter });
    await timePasses();
    expect(backIn(await theOrder())).toEqual([true, true, false]);
    await expectNothingLeftOver(books, [3, 0, undefined], 1);
  },
);

it('takes no other step before the copies are back that a killed process left', async () => {
  const { books, id } = await delivered();
  const first = { id, bookIds: [books[0]?.id ?? ''], by: 'owner' };
  await dieWhile({ returnBooks: first, dieAfter: 'begun' });
  const second = { id, bookIds: [books[1]?.id ?? ''], by: 'ann' };
  const busy = { code: 'request_in_progress' };
  await expect(returnBooks(second)).rejects.toMatchObject(busy);
  await expect(setOrderStatus(id, 'returned', 'ann')).rejects.toMatchObject(busy);
  await expect(undoStatus({ id, step: 'returned', by: 'ann' })).rejects.toMatchObject(busy);
  await endLeases();
  await returnBooks(second);
  expect(backIn(await theOrder())).toEqual([true, true, false]);
  await expectNothingLeftOver(books, [3, 2, undefined], 1);
});

it('brings no copy back twice when a process that stood still wakes up', async () => {
  const { books, id } = await delivered();
  const standsStill = async (step: string) => {
    if (step !== 'begun') return;
    await endLeases();
    await resumeOrders(log);
    await setOrderStatus(id, 'returned', 'ann');
  };
  const asked = { id, bookIds: [books[0]?.id ?? ''], by: 'owner' };
  await atStep.run(standsStill, () => returnBooks(asked));
  expect((await theOrder()).status).toBe('returned');
  await expectNothingLeftOver(books, [3, 2, undefined], 1);
});

it('processes that are killed while they all return the same books bring each copy back once', async () => {
  const { books, id } = await delivered();
  const [one, two] = [books[0]?.id ?? '', books[1]?.id ?? ''];
  const deaths = [[one], [one, two], [two], [two]].map((bookIds, i) => {
    const dieAfter = i % 2 === 0 ? 'copies returned' : 'begun';
    // Who was refused ends by itself.
    return dieWhile({ returnBooks: { id, bookIds, by: 'owner' }, dieAfter }).catch(() => 'refused');
  });
  expect((await Promise.all(deaths)).filter((end) => end !== 'refused').length).toBeGreaterThan(0);
  await timePasses();
  const [isOneBack, isTwoBack] = backIn(await theOrder());
  expect(isOneBack || isTwoBack).toBe(true);
  await expectNothingLeftOver(books, [isOneBack ? 3 : 2, isTwoBack ? 2 : 1, undefined], 1);
});

it('two hundred returns and second thoughts at once lose no copy and make none', async () => {
  const stock = 60;
  const books = await Promise.all(Array.from({ length: 5 }, () => makeBook({ stock })));
  const ids: string[] = [];
  for (let i = 0; i < 40; i += 1) {
    const { order } = await placeOrder({
      customer: { uid: `uid-${i}`, email: 'reader@example.com' },
      order: newOrderSchema.parse(orderFor(books, { phone: `07001${1000 + i}` })),
      key: undefined,
      address: `192.0.2.${i}`,
    });
    ids.push(order._id.toHexString());
    for (const status of ['confirmed', 'shipped', 'delivered'] as const)
      await setOrderStatus(ids[i] ?? '', status, 'owner');
  }
  const take = (i: number) => {
    const [id = '', by] = [ids[i % 40], i % 3 ? 'owner' : 'ann'];
    const bookIds = books
      .filter((_book, place) => (i * 7 + place) % 4 === 0)
      .map((book) => book.id);
    if (i % 13 === 5) return setOrderStatus(id, 'returned', by);
    if (i % 5 === 4) return undoStatus({ id, step: 'returned', by });
    return returnBooks({ id, bookIds, by });
  };
  const insist = async (i: number, left: number): Promise<unknown> => {
    try {
      return await take(i);
    } catch (error) {
      const isBusy = error instanceof ApiError && error.code === 'request_in_progress';
      if (!isBusy || left === 0) throw error;
      await wait(5);
      return insist(i, left - 1);
    }
  };
  const tries = Array.from({ length: 200 }, (_no, i) => insist(i, 50));
  const ends = await Promise.allSettled(tries);
  for (const end of ends)
    if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(ApiError);
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(30);
  await timePasses();
  const orders = await OrderModel.find().lean();
  const stocks = books.map((book) => {
    const sold = orders.filter(
      ({ status, items }) =>
        status !== 'returned' &&
        items.some((item) => item.bookId.equals(book.id) && !item.returnedAt),
    );
    return stock - sold.length;
  });
  await expectNothingLeftOver(books, stocks, 40);
});
