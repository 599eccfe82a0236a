import type { words as english } from '@/words/en/shop';
import { account } from './shop/account';
import { cart } from './shop/cart';
import { checkout } from './shop/checkout';
import {
  emailKinds,
  orderStatuses,
  pickupStatuses,
} from '@storyloom/backend/contract/words/es/statuses';
import { gift } from './shop/gift';
import { messages } from './shop/messages';
import { notFound } from './shop/not-found';
import { orders } from './shop/orders';
import { shopUi } from './shop/shop-ui';
import { rules } from '@storyloom/backend/contract/words/es/rules';
import { shelves } from './shop/shelves';
import { signIn } from './shop/sign-in';
import { storedThingsWords } from '@storyloom/backend/contract/words/es/stored-things';
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
