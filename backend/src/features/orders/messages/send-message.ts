import { Types } from 'mongoose';
import { maxMessagesADay, type MessageSide } from '../../../contract/order/order-message.ts';
import { ApiError } from '../../../http/api-error.ts';
import { makeOnce, requestKeyOf } from '../../../http/idempotency-key.ts';
import { orderCollection } from '../../../models/orders/order.model.ts';
import { queueEmails } from '../../../models/emails/queued-email.model.ts';
import {
  countedIdOf,
  countOnce,
  uncountRefused,
  type Counted,
} from '../../../protection/count-once.ts';
import { orderErased, readOrder, type OrderSelector } from '../read-order.queries.ts';
import { OrderMessageModel, type StoredMessage } from './order-message.model.ts';

interface MessageToSend {
  selector: OrderSelector;
  by: MessageSide;
  text: string;
  /** The scope of `key`, the header `Idempotency-Key`: the same message is stored once. */
  scope: string;
  key: string | undefined;
}

/**
 * Keeps a message about an order, with one email to the other side. Throws 404; 409 for an erased
 * order and for one without a customer's address; 422; 429.
 */
export async function sendMessage({
  selector,
  by,
  text,
  scope,
  key,
}: MessageToSend): Promise<{ message: StoredMessage; isReplayed: boolean }> {
  const order = await readOrder(selector);
  const orderId = order._id;
  const request = requestKeyOf(scope, key, { orderId: orderId.toHexString(), text });
  const limit: Counted = {
    id: countedIdOf(request),
    limits: [{ key: `message ${by} ${orderId.toHexString()}`, max: maxMessagesADay, hours: 24 }],
  };
  await countOnce(limit);
  try {
    const { result, isReplayed } = await makeOnce<Types.ObjectId>(request, async (session) => {
      const { erasedAt, email } = await readOrder(selector, session);
      if (erasedAt) throw orderErased();
      if (by === 'shop' && !email) {
        throw new ApiError('invalid_transition', 'This order has no e-mail address to write to.');
      }
      // An erasure at the same moment writes the order too, so that one of them is tried again.
      await orderCollection.updateOne({ _id: orderId }, { $inc: { __v: 1 } }, { session });
      const message = { _id: new Types.ObjectId(), orderId, by, text, at: new Date() };
      const isUnread = by === 'customer' && { isUnread: true };
      await OrderMessageModel.create([{ ...message, ...isUnread }], { session });
      const kinds = [by === 'shop' ? 'shop-message' : 'new-message'] as const;
      const event = { of: 'order message', recordId: message._id, kinds, at: message.at } as const;
      await queueEmails([event], session);
      return message._id;
    });
    const message = await OrderMessageModel.findById(result).lean();
    if (!message) throw orderErased();
    return { message, isReplayed };
  } catch (error) {
    await uncountRefused(limit, error);
    throw error;
  }
}
