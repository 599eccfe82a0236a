import mongoose from 'mongoose';
import { foldEmail } from '../../contract/text/email.ts';
import type { EmailKind } from '../../contract/email/email.ts';
import { OrderModel, type StoredOrder } from '../../models/orders/order.model.ts';
import { queueOrderEmails } from './queued-emails.ts';

let made = 0;

/**
 * Stores an order without the shop's rules, and returns its id; one book of the order's total. The
 * emails are due at once.
 */
export async function addOrder(
  fields: Partial<StoredOrder> = {},
  emails: EmailKind[] = [],
): Promise<mongoose.Types.ObjectId> {
  made += 1;
  const { totalCents = 1050, email = 'reader@example.com', createdAt = new Date() } = fields;
  const order = new OrderModel({
    number: 1000 + made,
    uid: 'reader',
    name: 'Rita Reader',
    email,
    emailLower: foldEmail(email),
    phone: '0700 100 200',
    address: { city: 'Bern', country: 'Switzerland', state: '-', zipcode: '3000' },
    items: [
      {
        bookId: new mongoose.Types.ObjectId(),
        title: 'The Paper Lighthouse',
        category: 'fiction',
        priceCents: totalCents,
      },
    ],
    totalCents,
    status: 'placed',
    history: [{ status: 'placed', at: createdAt }],
    searchWords: [],
    stockTrackedBookIds: [],
    ...fields,
    createdAt,
  });
  await order.save({ validateBeforeSave: false }); // what was erased lacks what an order needs
  // Mongoose takes the time of its making, which readers of what changed have gone past.
  await OrderModel.collection.updateOne({ _id: order._id }, { $set: { updatedAt: new Date() } });
  if (emails.length > 0) await queueOrderEmails(order._id, emails);
  return order._id;
}

/** Moves all steps of all orders to one moment. */
export async function setStepsAt(at: Date): Promise<void> {
  const orders: StoredOrder[] = await OrderModel.find().lean();
  for (const { _id, history } of orders) {
    const moved = history.map((step) => ({ ...step, at }));
    await OrderModel.collection.updateOne({ _id }, { $set: { history: moved } });
  }
}
