import { newOrderSchema } from '../../contract/order/order.ts';
import { placeOrder } from '../../features/orders/place/place-order.ts';
import { OrderModel } from '../../models/orders/order.model.ts';
import { makeBook, orderFor } from '../factories.ts';
import { openTestSession, testSessionId } from '../people/sign-in.ts';

/** Places an order of one book, half an hour before midnight of that day. */
export async function placeOnDay(name: string, email: string, phone: string, day: string) {
  // Its title has no number: orders are found by their books too, and "100" shall find none.
  const book = await makeBook({ title: 'A plain book' });
  const order = newOrderSchema.parse(orderFor([book], { name, email, phone }));
  const uid = `uid of ${name}`;
  const customer = { uid, email: email.toLowerCase(), sessionId: testSessionId };
  await openTestSession();
  const placed = await placeOrder({ customer, order, key: undefined, address: '' });
  await OrderModel.updateOne(
    { _id: placed.order._id },
    { $set: { createdAt: new Date(`${day}T23:30:00Z`) } },
    { timestamps: false, overwriteImmutable: true },
  );
  return placed.order;
}

/** Three orders of three days. */
export async function placeThree(): Promise<void> {
  await placeOnDay('Vincent van Gogh', 'vincent@example.com', '+31 20 570 5200', '2026-01-01');
  await placeOnDay('Ada Lovelace', 'ada@example.org', '0207 123 456', '2026-01-02');
  await placeOnDay('adam (.*) Ant', 'ANT@example.net', '555-0100', '2026-01-03');
}
