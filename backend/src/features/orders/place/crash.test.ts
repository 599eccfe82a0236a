import { expect, it, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
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
import { reserveStock } from '../process/stock.ts';
import { takeOver } from '../process/lease.ts';
import { setOrderStatus } from '../status/set-status.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { placeOrder, type OrderRequest } from './place-order.ts';
import { resumeOrders } from '../process/resume-orders.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // each test starts a process of its own

type Books = Awaited<ReturnType<typeof makeBook>>[];

function requestFor(books: Books, changes: Partial<OrderRequest> = {}): OrderRequest {
  return {
    customer: { uid: 'uid-1', email: 'reader@example.com' },
    order: newOrderSchema.parse(orderFor(books)),
    key: 'checkout-1',
    address: '192.0.2.1',
    ...changes,
  };
}

const twoLimited = async () => [
  await makeBook({ stock: 3 }),
  await makeBook({ stock: 1 }),
  await makeBook(),
];

it.each(['begun', 'copies taken', 'done'])(
  'finishes an order whose process was killed after "%s"',
  async (dieAfter) => {
    const books = await twoLimited();
    await dieWhile({ place: requestFor(books), dieAfter });
    await timePasses();
    expect(await OrderModel.find().lean()).toMatchObject([{ status: 'placed', uid: 'uid-1' }]);

    // The customer, who heard nothing, sends it again: it is the same order.
    const { order, isReplayed } = await placeOrder(requestFor(books));
    expect(isReplayed).toBe(true);
    expect(order.status).toBe('placed');
    await expectNothingLeftOver(books, [2, 0, undefined], 1);
  },
);

it.each(['begun', 'copies taken', 'done'])(
  'answers a retry that comes at once after a kill at "%s"',
  async (dieAfter) => {
    const books = await twoLimited();
    await dieWhile({ place: requestFor(books), dieAfter });
    const [one, two] = await Promise.all([
      placeOrder(requestFor(books)),
      placeOrder(requestFor(books)),
    ]);
    expect([one.isReplayed, two.isReplayed]).toEqual([true, true]);
    expect(one.order._id).toEqual(two.order._id);
    await expectNothingLeftOver(books, [2, 0, undefined], 1);
  },
);

it.each(['begun', 'copies taken'])(
  'undoes an order without a key whose process was killed after "%s"',
  async (dieAfter) => {
    const books = await twoLimited();
    await dieWhile({ place: requestFor(books, { key: undefined }), dieAfter });
    await expectNothingLeftOver(books, [3, 1, undefined], 0);
  },
);

it.each(['begun', 'copies taken', 'refused', 'copies released', 'done'])(
  'undoes an order for a book that sold out, though its process was killed after "%s"',
  async (dieAfter) => {
    const books = await twoLimited();
    await dieWhile({ place: requestFor(books), soldOutBookId: books[1]?.id, dieAfter });
    await timePasses();
    await expect(placeOrder(requestFor(books))).rejects.toMatchObject({
      code: 'insufficient_stock',
    });
    await timePasses();
    await BookModel.updateOne({ _id: books[1]?.id }, { stock: 1 });
    const { isReplayed } = await placeOrder(requestFor(books));
    expect(isReplayed).toBe(false);
    await expectNothingLeftOver(books, [2, 0, undefined], 1);
  },
);

it('has the copies of an undone order in stock again as soon as its lease is over', async () => {
  const books = await twoLimited();
  const soldOutBookId = books[1]?.id;
  await dieWhile({ place: requestFor(books), soldOutBookId, dieAfter: 'refused' });
  await endLeases();
  await resumeOrders(log);
  expect((await BookModel.findById(books[0]?.id).lean())?.stock).toBe(3);
});

it.each(['begun', 'copies returned', 'done'])(
  'returns the copies of a cancelled order once, though its process was killed after "%s"',
  async (dieAfter) => {
    const books = await twoLimited();
    const { order } = await placeOrder(requestFor(books));
    await dieWhile({ cancelOrderId: order._id.toHexString(), dieAfter });
    await expect(
      setOrderStatus(order._id.toHexString(), 'cancelled', 'owner'),
    ).rejects.toMatchObject({
      code: 'invalid_transition',
    });
    await expectNothingLeftOver(books, [3, 1, undefined], 1);
  },
);

it('counts an order once in the limits that its customer sends again after a kill', async () => {
  const books = [await makeBook({ stock: 20 })];
  await dieWhile({ place: requestFor(books), dieAfter: 'begun' });
  await endLeases();
  await placeOrder(requestFor(books));
  for (let i = 1; i < 10; i += 1) await placeOrder(requestFor(books, { key: `key-${i}` }));
  await expect(placeOrder(requestFor(books, { key: 'one-more' }))).rejects.toMatchObject({
    code: 'rate_limit_exceeded',
  });
});

it('counts an order without a key that was undone after a kill once at most', async () => {
  const books = [await makeBook({ stock: 20 })];
  await dieWhile({ place: requestFor(books, { key: undefined }), dieAfter: 'begun' });
  await endLeases();
  await resumeOrders(log);
  for (let i = 0; i < 9; i += 1) await placeOrder(requestFor(books, { key: `key-${i}` }));
  expect(await OrderModel.countDocuments({ status: 'placed' })).toBe(9);
});

it('leaves an order to the process that has taken it over', async () => {
  const books = await twoLimited();
  const takesOver = async (step: string) => {
    if (step !== 'copies taken') return;
    await endLeases();
    const [left] = await OrderModel.find().lean();
    expect(left && (await takeOver(left))).toBeTruthy();
  };
  const placing = atStep.run(takesOver, () => placeOrder(requestFor(books)));
  await expect(placing).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(await OrderModel.find().lean()).toMatchObject([{ status: 'placing' }]);
  await expectNothingLeftOver(books, [2, 0, undefined], 1);
});

it('lets one of two processes finish what a third left', async () => {
  const books = await twoLimited();
  await dieWhile({ place: requestFor(books), dieAfter: 'copies taken' });
  await endLeases();
  await Promise.all([resumeOrders(log), resumeOrders(log), placeOrder(requestFor(books))]);
  await expectNothingLeftOver(books, [2, 0, undefined], 1);
});

it('does not touch an order that another process is still placing', async () => {
  const books = await twoLimited();
  const looks = async (step: string) => {
    if (step === 'copies taken') await resumeOrders(log);
    if (step !== 'done') expect((await OrderModel.findOne().lean())?.status).toBe('placing');
  };
  await atStep.run(looks, () => placeOrder(requestFor(books)));
  await expectNothingLeftOver(books, [2, 0, undefined], 1);
});

it.each(['checkout-1', undefined])(
  'takes no copy twice when a process that stood still wakes up after another did its work (key %s)',
  async (key) => {
    const books = await twoLimited();
    const standsStill = async (step: string) => {
      if (step !== 'copies taken') return;
      await endLeases();
      await resumeOrders(log);
    };
    const placing = atStep.run(standsStill, () => placeOrder(requestFor(books, { key })));
    if (key) {
      expect((await placing).order.status).toBe('placed');
      await expectNothingLeftOver(books, [2, 0, undefined], 1);
    } else {
      await expect(placing).rejects.toMatchObject({ code: 'service_unavailable' });
      await expectNothingLeftOver(books, [3, 1, undefined], 0);
    }
  },
);

it('takes no copy late, though the order was cancelled and cleaned up after meanwhile', async () => {
  const books = await twoLimited();
  const standsStill = async (step: string) => {
    if (step !== 'begun') return;
    const [order] = await OrderModel.find().lean();
    await endLeases();
    await resumeOrders(log); // finishes it for a process that stands still
    await setOrderStatus(order?._id.toHexString() ?? '', 'cancelled', 'owner');
    await resumeOrders(log);
    expect(order && (await reserveStock(order))).toBeUndefined(); // arrives now
  };
  await atStep.run(standsStill, () => placeOrder(requestFor(books))).catch(() => {});
  await expectNothingLeftOver(books, [3, 1, undefined], 1);
});
