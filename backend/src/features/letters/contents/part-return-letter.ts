import { sitePages } from '../../../contract/shop/site-pages.ts';
import type { StoredOrder } from '../../orders/order.model.ts';
import { inOwnWords } from './own-words.ts';
import { amountOf, type Content, type Part, type Sender } from './letter-content.ts';
import { bookName, books, button } from './order-letter.ts';

/** The books that came back with a step of that moment, when others of the order stayed. */
export function partReturnedAt({ history }: StoredOrder, at: Date): Set<string> | undefined {
  const step = history.find((each) => each.at.getTime() === at.getTime());
  if (!step?.returned || step.status === 'returned') return undefined;
  return new Set(step.returned.map(String));
}

/** What the customer reads about them: which they are, and what is left of the order. */
export function partReturnContent(
  order: StoredOrder,
  returned: Set<string>,
  sender: Sender,
): Content {
  const number = `#${order.number}`;
  const back = order.items.filter(({ bookId }) => returned.has(String(bookId)));
  const left = {
    ...order,
    items: order.items.filter(({ returnedAt }) => !returnedAt),
    totalCents: order.totalCents - (order.returnedCents ?? 0),
  };
  const cameBack = (name: string): Part => ({
    kind: 'facts',
    rows: back.map((item) => ({ name, value: bookName(item) })),
  });
  const link = order.uid
    ? button('See your orders', sender.shopUrl + sitePages.orders.path)
    : undefined;
  const delivered: Content = {
    subject: `Books of your order ${number} came back to us`,
    heading: 'Your books came back to us',
    parts: [
      { kind: 'paragraph', text: `These books of your order ${number} are with us again.` },
      cameBack('Returned'),
      { kind: 'paragraph', text: 'This is left of your order:' },
      books(left, sender),
      ...(link ? [link] : []),
    ],
    reason: `You get this letter because of your order ${number} at ${sender.name}.`,
  };
  const titlesOf = (items: StoredOrder['items']) => items.map(({ title }) => title).join(', ');
  return inOwnWords('order-books-returned', delivered, sender, {
    words: {
      ...{ name: order.name, number, total: amountOf(left.totalCents, order, sender) },
      ...{ books: titlesOf(back), left: titlesOf(left.items) },
      link: link?.href ?? sender.shopUrl,
    },
    // In signs, where the words around are not ours.
    blocks: {
      books: cameBack('-'),
      left: books(left, sender, { shipping: '+', total: '=' }),
      link,
    },
  });
}
