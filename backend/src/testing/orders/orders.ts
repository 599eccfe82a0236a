import mongoose from 'mongoose';
import { foldEmail } from '../../contract/text/email.ts';
import { OrderModel, type StoredOrder } from '../../order-record/order.model.ts';

let made = 0;

/** Stores an order without the shop's rules, and returns its id; one book of the order's total. */
export async function addOrder(
  fields: Partial<StoredOrder> = {},
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
  return order._id;
}
