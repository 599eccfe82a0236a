import { OrderModel } from '../../../models/orders/order.model.ts';
import {
  messageLinkSubject,
  type StoredMessage,
} from '../../orders/messages/order-message.model.ts';
import { newMessageContent, shopMessageContent } from '../contents/message-email.ts';
import { renderEmail } from '../contents/render-email.ts';
import { ownerAddressOf } from '../sender.ts';
import type { PrepareDrafts } from './prepare-drafts.ts';
import { holdOrdersOverLimit } from '../hold-emails.ts';

/** Drafts the emails about messages; they are on hold like other emails about the same order. */
export const toMessageEmails: PrepareDrafts<StoredMessage> = async (pending, sender, context) => {
  const _id = { $in: pending.map(({ record }) => record.orderId) };
  const orders = await OrderModel.find({ _id }).lean();
  const byId = new Map(orders.map((order) => [order._id.toHexString(), order]));
  const ofShop = new Set(
    pending.flatMap(({ record }) => (record.by === 'shop' ? record.orderId.toHexString() : [])),
  );
  const ofOrders = orders.filter((order) => ofShop.has(order._id.toHexString()));
  const orderIdsOnHold = await holdOrdersOverLimit(ofOrders);
  return ({ record: { orderId, by, text } }) => {
    const id = orderId.toHexString();
    const order = byId.get(id);
    if (!order || order.erasedAt) return undefined;
    const about = { recordId: order._id };
    if (by === 'customer') {
      const to = ownerAddressOf(context);
      if (to === undefined) return undefined;
      const content = newMessageContent(order, text, sender);
      return { ...about, to, ...renderEmail(content, sender) };
    }
    if (!order.email) return undefined;
    return {
      ...about,
      to: order.email,
      ...(!order.uid && { linksOf: messageLinkSubject(id) }),
      ...(orderIdsOnHold.has(id) && { status: 'held' as const, uid: order.uid }),
      ...renderEmail(shopMessageContent(order, text, sender), sender),
    };
  };
};
