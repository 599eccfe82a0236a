import { bookCollection, onSale } from '../../src/models/books/book.model.ts';
import { copiedBookFields } from '../../src/features/orders/place/price-order.ts';
import { nextOrderNumbers } from '../../src/features/orders/place/order-number.model.ts';
import { OrderModel } from '../../src/models/orders/order.model.ts';
import { findSettings } from '../../src/models/settings/settings.model.ts';
import { nextSample } from './sample-ids.ts';
import { sampleOrder, type SampleGoods, type SamplePlan } from './sample-order.ts';

const batchSize = 500;
const maxBooks = 5000;

export class NoBooksError extends Error {}

/**
 * Adds sample orders until there are as many as planned; goes on where an earlier run was stopped.
 * `onProgress` hears after each batch how many there are. Throws `NoBooksError`.
 */
export async function addSampleOrders(
  plan: SamplePlan,
  onProgress: (there: number) => void = () => {},
): Promise<void> {
  const first = await nextSample(OrderModel.collection);
  if (first >= plan.orders) return;
  const books = await bookCollection
    .find(onSale, { projection: copiedBookFields })
    .sort({ _id: 1 })
    .limit(maxBooks)
    .toArray();
  if (books.length === 0) throw new NoBooksError('There is no book that could be ordered.');
  const { currency } = (await findSettings()).money;
  for (let start = first; start < plan.orders; start += batchSize) {
    const end = Math.min(start + batchSize, plan.orders);
    await addBatch({ start, end }, { books, currency }, plan);
    onProgress(end);
  }
}

/** One after the other, so that a run that is killed leaves no hole. */
async function addBatch(
  { start, end }: { start: number; end: number },
  goods: SampleGoods,
  plan: SamplePlan,
): Promise<void> {
  const number = await nextOrderNumbers(end - start);
  const orders = Array.from({ length: end - start }, (_no, i) =>
    sampleOrder(start + i, number + i, goods, plan),
  );
  // Past the model, which would look at each order for ten times as long as the database does.
  await OrderModel.collection.insertMany(orders, { ordered: true });
}
