import { expect, it, vi } from 'vitest';
import { newOrderSchema } from '../../../contract/order/order.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { useTestDatabase } from '../../../testing/database.ts';
import { atStep } from '../../../runtime/steps.ts';
import { makeBook, orderFor } from '../../../testing/factories.ts';
import { BookModel } from '../../../book-record/book.model.ts';
import { placeOrder } from './place-order.ts';

useTestDatabase();

const requestFor = (book: Awaited<ReturnType<typeof makeBook>>) => ({
  customer: { uid: 'uid-of-reader@example.com', email: 'reader@example.com' },
  order: newOrderSchema.parse(orderFor([book])),
  ...{ key: 'key', address: '' },
});
/** Resolves when the repeats that `begin` starts have looked for the first order so many times. */
function whileTheyLook(times: number, begin: () => void) {
  const looks = vi.spyOn(OrderModel, 'findOne').mockClear();
  begin();
  return vi.waitFor(() => expect(looks.mock.calls.length).toBeGreaterThanOrEqual(times), 30_000);
}

it('tells no repeat that a book is sold out while its first request gets the copy', async () => {
  const book = await makeBook({ stock: 1 });
  const request = requestFor(book);
  const repeats: ReturnType<typeof placeOrder>[] = [];
  const repeat = async (step: string) => {
    if (step !== 'begun') return;
    await BookModel.updateOne({ _id: book.id }, { stock: 0 });
    await whileTheyLook(4, () => repeats.push(placeOrder(request), placeOrder(request)));
    await BookModel.updateOne({ _id: book.id }, { stock: 1 }); // comes back
  };
  const first = await atStep.run(repeat, () => placeOrder(request));
  for (const each of repeats) {
    expect(await each).toMatchObject({ order: { _id: first.order._id }, isReplayed: true });
  }
});

it('places nothing for a repeat of a request that is refused meanwhile', async () => {
  const book = await makeBook({ stock: 1 });
  const request = requestFor(book);
  let repeat: Promise<unknown> | undefined;
  const sendAgain = async (step: string) => {
    if (step === 'begun') {
      await BookModel.updateOne({ _id: book.id }, { stock: 0 });
      await whileTheyLook(2, () => {
        repeat = placeOrder(request).catch((error: unknown) => error);
      });
    }
    if (step === 'done') await BookModel.updateOne({ _id: book.id }, { stock: 1 }); // comes back
  };
  const first = atStep.run(sendAgain, () => placeOrder(request));
  await expect(first).rejects.toMatchObject({ code: 'insufficient_stock' });
  expect(await repeat).toMatchObject({ code: 'insufficient_stock' });
  await OrderModel.updateMany({}, { 'process.refusal.until': new Date(Date.now() - 1) });
  expect((await placeOrder(request)).isReplayed).toBe(false); // asked again, it gets the copy
});
