import { pluralOf } from '@storyloom/backend/contract/words/plural';
import type { ReactElement } from 'react';

const plural = pluralOf('en');

export const cart = {
  empty: 'No product found!',
  keeps: 'Books you add wait here, also when you close the window.',
  clear: 'Clear Cart',
  quantity: 'Qty: 1',
  remove: 'Remove',
  removeBook: (title: string) => `Remove ${title}`,
  subtotal: 'Subtotal',
  shipping: 'Shipping',
  freeFrom: (amount: string) => `free from ${amount}`,
  /** The lower shipping fee from that sum on. */
  lessFrom: (fee: string, amount: string) => `${fee} from ${amount}`,
  total: 'Total',
  totalWithDelivery: 'Total with delivery',
  note: 'Shipping and taxes calculated at checkout.',
  checkout: 'Checkout',
  continue: 'Continue Shopping',
  isGone: (title: ReactElement) => (
    <>
      {title}
      <span> is no longer sold.</span>
    </>
  ),
  isSoldOut: (title: ReactElement) => (
    <>
      {title}
      <span> is sold out.</span>
    </>
  ),
  removeAndGoOn: 'Remove it and go on',
  priceChanged: 'A price has changed since you chose.',
  newPrice: (title: ReactElement, price: ReactElement, oldPrice: string) => (
    <>
      {title}
      <span>: now </span>
      {price}
      <span>{`, was ${oldPrice}`}</span>
    </>
  ),
  acceptPrices: 'Accept the new prices',
  buyAgain: 'Buy again',
  buyAgainOrder: (order: number) => `Buy again: order ${order}`,
  putIntoCart: (count: number) =>
    plural(count, { one: '# book put into your cart.', other: '# books put into your cart.' }),
  notAvailable: (count: number) =>
    plural(count, { one: '# book is not available.', other: '# books are not available.' }),
};
