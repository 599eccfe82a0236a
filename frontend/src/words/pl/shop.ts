import { rules } from '@storyloom/backend/contract/words/pl/rules';
import {
  emailKinds,
  orderStatuses,
  pickupStatuses,
} from '@storyloom/backend/contract/words/pl/statuses';
import { storedThingsWords } from '@storyloom/backend/contract/words/pl/stored-things';
import type { shop as english } from '@/words/en/shop';
import { account } from './account';
import { cart } from './cart';
import { checkout } from './checkout';
import { gift } from './gift';
import { messages } from './messages';
import { notFound } from './not-found';
import { orders } from './orders';
import { parts } from './parts';
import { shelves } from './shelves';
import { signIn } from './sign-in';
import { texts } from './texts';
import { wishlist } from './wishlist';
import { withdrawal } from './withdrawal';
import { vat } from './vat';

/** What the other pages of the shop say, and what both sides share. */
export const shop: typeof english = {
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
  parts,
  rules,
  orderStatuses,
  pickupStatuses,
  emailKinds,
  storedThings: storedThingsWords,
  gift,
  messages,
  vat,
};
