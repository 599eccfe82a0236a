import mongoose, { type ClientSession, type InferRawDocType, type Types } from 'mongoose';
import { messageSides, type OrderMessage } from '../../../contract/order/order-message.ts';
import type { Complete } from '../../../contract/complete.ts';
import { dropQueuedEmails } from '../../../models/emails/queued-email.model.ts';

const messageFields = {
  orderId: { type: mongoose.Schema.Types.ObjectId, required: true },
  by: { type: String, required: true, enum: messageSides },
  text: { type: String, required: true },
  at: { type: Date, required: true },
  /** Set on a customer's message until an admin opens the order. */
  isUnread: { type: Boolean },
} as const;

const messageSchema = new mongoose.Schema(messageFields, { versionKey: false });
messageSchema.index({ orderId: 1, at: 1, _id: 1 });
messageSchema.index({ isUnread: 1 }, { sparse: true });

export const OrderMessageModel = mongoose.model('OrderMessage', messageSchema, 'order-messages');
export type StoredMessage = InferRawDocType<typeof messageFields> & { _id: Types.ObjectId };

/** The subject of the link token, which is valid for this order only. */
export const messageLinkSubject = (orderId: string) => `order ${orderId}`;

export function toMessage({ _id, by, text, at }: StoredMessage): Complete<OrderMessage> {
  return { _id: _id.toHexString(), by, text, at: at.toISOString() };
}

/** The messages about these orders, newest last. */
export function findMessagesAbout(orderIds: Types.ObjectId[]): Promise<StoredMessage[]> {
  return OrderMessageModel.find({ orderId: { $in: orderIds } })
    .sort({ at: 1, _id: 1 })
    .lean();
}

/** Deletes the messages about these orders, with their pending emails. */
export async function eraseMessages(
  orderIds: Types.ObjectId[],
  session: ClientSession,
): Promise<void> {
  const about = { orderId: { $in: orderIds } };
  const found = await OrderMessageModel.find(about, { _id: 1 }, { session }).lean();
  if (found.length === 0) return;
  await dropQueuedEmails({ recordIds: found.map(({ _id }) => _id) }, session);
  await OrderMessageModel.deleteMany(about, { session });
}

/** The number of unread messages of customers. */
export function countUnread(): Promise<number> {
  return OrderMessageModel.countDocuments({ isUnread: true });
}

/** The orders with unread messages. */
export function findUnreadOrders(): Promise<Types.ObjectId[]> {
  return OrderMessageModel.distinct('orderId', { isUnread: true });
}

/** The number of unread messages by order, of these orders. */
export async function countUnreadOf(orderIds: Types.ObjectId[]): Promise<Map<string, number>> {
  const counts = await OrderMessageModel.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { isUnread: true, orderId: { $in: orderIds } } },
    { $group: { _id: '$orderId', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [_id.toHexString(), count]));
}
