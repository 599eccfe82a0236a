import { account } from './shop/account';
import { cart } from './shop/cart';
import { checkout } from './shop/checkout';
import {
  emailKinds,
  orderStatuses,
  pickupStatuses,
} from '@storyloom/backend/contract/words/en/statuses';
import { gift } from './shop/gift';
import { messages } from './shop/messages';
import { notFound } from './shop/not-found';
import { orders } from './shop/orders';
import { shopUi } from './shop/shop-ui';
import { rules } from '@storyloom/backend/contract/words/en/rules';
import { shelves } from './shop/shelves';
import { signIn } from './shop/sign-in';
import { storedThingsWords } from '@storyloom/backend/contract/words/en/stored-things';
import { texts } from './shop/texts';
import { wishlist } from './shop/wishlist';
import { withdrawal } from './shop/withdrawal';
import { vat } from './shop/vat';

/** The texts of the other pages of the shop, and those that both sides share. */
export const words = {
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
