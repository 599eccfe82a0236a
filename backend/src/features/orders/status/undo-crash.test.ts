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
import { setOrderStatus } from './set-status.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { placeOrder } from '../place/place-order.ts';
import { resumeOrders } from '../process/resume-orders.ts';
import { undoStatus } from './undo-status.ts';

useTestDatabase();
vi.setConfig({ testTimeout: 60_000 }); // most start a process of their own

async function cancelled() {
  const books = [await makeBook({ stock: 3 }), await makeBook({ stock: 1 }), await makeBook()];
  const { order } = await placeOrder({
    customer: { uid: 'uid-1', email: 'reader@example.com' },
    order: newOrderSchema.parse(orderFor(books)),
    key: undefined,
    address: '192.0.2.1',
  });
  const id = order._id.toHexString();
  await setOrderStatus(id, 'cancelled', 'owner');
  return { books, id };
}
const ask = (id: string) => ({ id, step: undefined, by: 'owner' });
const statuses = async () => (await OrderModel.find().lean()).map(({ status }) => status);

it.each(['begun', 'copies taken', 'done'])(
  'takes the copies of an order once, though its process was killed after "%s"',
  async (dieAfter) => {
    const { books, id } = await cancelled();
    await dieWhile({ undoOrderId: id, dieAfter });
    await timePasses();
    expect(await statuses()).toEqual(['placed']);
    await expectNothingLeftOver(books, [2, 0, undefined], 1);
    await setOrderStatus(id, 'cancelled', 'owner');
    await expectNothingLeftOver(books, [3, 1, undefined], 1);
  },
);

it.each(['begun', 'copies taken', 'refused', 'copies released', 'done'])(
  'leaves an order cancelled whose copy was sold, though its process was killed after "%s"',
  async (dieAfter) => {
    const { books, id } = await cancelled();
    await BookModel.updateOne({ _id: books[1]?.id }, { stock: 0 });
    await dieWhile({ undoOrderId: id, dieAfter });
    await timePasses();
    expect(await statuses()).toEqual(['cancelled']);
    await expectNothingLeftOver(books, [3, 0, undefined], 1);
  },
);

it.each(['placed', 'cancelled'])(
  'takes no copy twice when a process that stood still wakes up after another left it %s',
  async (outcome) => {
    const { books, id } = await cancelled();
    const rare = { _id: books[1]?.id };
    if (outcome === 'cancelled') await BookModel.updateOne(rare, { stock: 0 });
    const standsStill = async (step: string) => {
      if (step !== 'begun') return;
      await endLeases();
      await resumeOrders(log);
      if (outcome === 'cancelled') await BookModel.updateOne(rare, { stock: 1 }); // comes too late
    };
    const undoing = atStep.run(standsStill, () => undoStatus(ask(id)));
    if (outcome === 'placed') expect((await undoing).status).toBe('placed');
    else await expect(undoing).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await statuses()).toEqual([outcome]);
    const stocks = outcome === 'placed' ? [2, 0, undefined] : [3, 1, undefined];
    await expectNothingLeftOver(books, stocks, 1);
  },
);

it('brings the copies of a cancelled order back first when a process left them', async () => {
  const { books, id } = await cancelled();
  await undoStatus(ask(id));
  await dieWhile({ cancelOrderId: id, dieAfter: 'begun' });
  await expect(undoStatus(ask(id))).rejects.toMatchObject({ code: 'request_in_progress' });
  await endLeases();
  expect((await undoStatus(ask(id))).status).toBe('placed');
  await expectNothingLeftOver(books, [2, 0, undefined], 1);
});
