import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';
import { wordsOf } from '../../../words/words-of.ts';
import { customerEmail, orderNumberIn } from './customer-email.ts';
import {
  button,
  facts,
  typedParagraph,
  withoutLinks,
  type Content,
  type Sender,
} from './email-content.ts';
import { threadPath } from './thread-link.ts';

type Order = Pick<StoredOrder, '_id' | 'number' | 'name' | 'email' | 'uid'>;

/** A message of the shop about an order, to its customer. */
export function shopMessageContent(order: Order, text: string, sender: Sender): Content {
  const { links, reasons } = wordsOf(sender.language).emails;
  const number = orderNumberIn('shop-message', order, sender);
  const link = button(links.answer, sender.shopUrl + threadPath(order));
  return customerEmail('shop-message', sender, {
    words: { name: withoutLinks(order.name), number, message: text, link: link.href },
    blocks: { message: typedParagraph(text), link },
    reason: reasons.order(number, sender.name),
  });
}

/** A message of a customer, to the owner. */
export function newMessageContent(order: Order, text: string, sender: Sender): Content {
  const { newMessage, newOrder, orderNumber, reasons, rows } = wordsOf(sender.language).emails;
  const page = sitePages.adminOrder.path.replace(':id', order._id.toHexString());
  const heading = newMessage(orderNumber(order.number));
  return {
    subject: heading,
    heading,
    parts: [
      typedParagraph(text),
      facts([
        [rows.name, order.name],
        [rows.email, order.email ?? ''],
      ]),
      button(newOrder.open, sender.shopUrl + page),
    ],
    reason: reasons.owner,
  };
}
