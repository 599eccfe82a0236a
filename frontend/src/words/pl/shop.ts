import { rules } from '@storyloom/backend/contract/words/pl/rules';
import {
  emailKinds,
  orderStatuses,
  pickupStatuses,
} from '@storyloom/backend/contract/words/pl/statuses';
import { storedThingsWords } from '@storyloom/backend/contract/words/pl/stored-things';
import type { words as english } from '@/words/en/shop';
import { account } from './shop/account';
import { cart } from './shop/cart';
import { checkout } from './shop/checkout';
import { gift } from './shop/gift';
import { messages } from './shop/messages';
import { notFound } from './shop/not-found';
import { orders } from './shop/orders';
import { shopUi } from './shop/shop-ui';
import { shelves } from './shop/shelves';
import { signIn } from './shop/sign-in';
import { texts } from './shop/texts';
import { wishlist } from './shop/wishlist';
import { withdrawal } from './shop/withdrawal';
import { vat } from './shop/vat';

/** What the other pages of the shop say, and what both sides share. */
export const words: typeof english = {
  cart,
  wishlist,
  shelves,
  checkout,
  orders,
  account,
  signIn,
  withdrawal,
  texts,
  notFound,
  shopUi,
  rules,
  orderStatuses,
  pickupStatuses,
  emailKinds,
  storedThings: storedThingsWords,
  gift,
  messages,
  vat,
};
