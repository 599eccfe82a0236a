import { z } from 'zod';
import type { Environment } from '../../../config/env.ts';
import { isSameSecret, linkToken } from '../../../auth/link-token.ts';
import {
  messageLinkSchema,
  newOrderMessageSchema,
  orderEmailSchema,
  orderMessageSchema,
} from '../../../contract/order/order-message.ts';
import { notFound } from '../../../http/api-error.ts';
import { idParamsOf } from '../../../http/example-ids.ts';
import { keyScopes } from '../../../http/idempotency-key.ts';
import { defineRoute, type Correspondent, type Route } from '../../../http/route.ts';
import { findEmailsAbout } from '../../../models/emails/email.model.ts';
import { readOrder, type OrderSelector } from '../read-order.queries.ts';
import {
  findMessagesAbout,
  messageLinkSubject,
  OrderMessageModel,
  toMessage,
} from './order-message.model.ts';
import { sendMessage } from './send-message.ts';

/** The messages between customer and shop about an order. */
export function messagesRoutes({ jwtSecret }: Environment): Route[] {
  /** The order, if the caller may see it. Throws 404 for a link of another order. */
  const selectorOf = (caller: Correspondent, _id: string): OrderSelector => {
    if (caller.kind === 'admin') return { _id };
    if (caller.kind === 'customer') return { _id, uid: caller.uid };
    const own = linkToken(jwtSecret, 'message', messageLinkSubject(_id));
    if (!isSameSecret(caller.token, own)) throw notFound('order');
    return { _id };
  };
  /** Reads the order. Throws 404 for one that the caller may not see; links see no erased orders. */
  const readVisible = async (caller: Correspondent, id: string) => {
    const order = await readOrder(selectorOf(caller, id));
    if (caller.kind === 'link' && order.erasedAt) throw notFound('order');
    return order;
  };
  return [
    defineRoute({
      call: 'GET /api/orders/:id/messages',
      access: 'customer, admin or link',
      summary:
        'List the messages about an order, newest last; a request by an admin marks them as ' +
        'seen',
      params: idParamsOf('order'),
      query: messageLinkSchema,
      response: z.array(orderMessageSchema),
      responseHeaders: ['X-Order-Number'],
      handle: async ({ caller, params: { id }, req, setHeader }) => {
        const { _id: orderId, number } = await readVisible(caller, id);
        setHeader('X-Order-Number', String(number));
        const messages = await findMessagesAbout([orderId]);
        const hasNew = caller.kind === 'admin' && messages.some(({ isUnread }) => isUnread);
        if (hasNew && req.method !== 'HEAD') {
          const _id = { $in: messages.map((message) => message._id) };
          await OrderMessageModel.updateMany({ _id, isUnread: true }, { $unset: { isUnread: 1 } });
        }
        return messages.map(toMessage);
      },
    }),
    defineRoute({
      call: 'POST /api/orders/:id/messages',
      access: 'customer, admin or link',
      summary:
        'Send a message about an order; the other side gets one email. Each side may send 20 ' +
        'a day; 409 if the order was erased or has no email address',
      errors: ['invalid_transition', 'rate_limit_exceeded'],
      header: 'Idempotency-Key',
      params: idParamsOf('order'),
      query: messageLinkSchema,
      body: newOrderMessageSchema,
      example: { body: { text: 'Please leave it with the neighbours.' } },
      response: orderMessageSchema,
      status: 201,
      handle: async ({ body, caller, params: { id }, key, markReplayed }) => {
        await readVisible(caller, id);
        const { message, isReplayed } = await sendMessage({
          selector: selectorOf(caller, id),
          by: caller.kind === 'admin' ? 'shop' : 'customer',
          text: body.text,
          scope: scopeOf(caller, id),
          key,
        });
        if (isReplayed) markReplayed();
        return toMessage(message);
      },
    }),
    defineRoute({
      call: 'GET /api/orders/:id/emails',
      access: 'customer, admin or link',
      summary: 'List the emails about an order that its customer was sent, newest last',
      params: idParamsOf('order'),
      query: messageLinkSchema,
      response: z.array(orderEmailSchema),
      handle: async ({ caller, params: { id } }) => {
        const { _id: orderId } = await readVisible(caller, id);
        return (await findEmailsAbout(orderId)).map(({ _id, kind, sentAt, createdAt }) => ({
          _id: _id.toHexString(),
          kind,
          at: (sentAt ?? createdAt).toISOString(),
        }));
      },
    }),
  ];
}

function scopeOf(caller: Correspondent, orderId: string): string {
  if (caller.kind === 'admin') return keyScopes.messageOfAdmin(caller.adminId);
  if (caller.kind === 'customer') return keyScopes.messageOfCustomer(caller.uid);
  return keyScopes.messageByLink(orderId);
}
