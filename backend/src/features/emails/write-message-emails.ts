import { OrderModel } from '../../order-record/order.model.ts';
import type { EmailDraft } from '../../outbox/email.model.ts';
import type { PendingEmail } from '../../outbox/queued-email.model.ts';
import { messageLinkSubject, type StoredMessage } from '../orders/messages/order-message.model.ts';
import type { Sender } from './contents/email-content.ts';
import { newMessageContent, shopMessageContent } from './contents/message-email.ts';
import { renderEmail, ownerAddressOf, type EmailsContext } from './emails-context.ts';
import { holdOrdersOverLimit } from './hold-emails.ts';

type Draft = Omit<EmailDraft, 'key' | 'kind'>;

/** The emails that tell of messages about orders; on hold like the others about the same order. */
export async function toMessageEmails(
  pending: PendingEmail<StoredMessage>[],
  sender: Sender,
  context: EmailsContext,
): Promise<(pending: PendingEmail<StoredMessage>) => Draft | undefined> {
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
}
