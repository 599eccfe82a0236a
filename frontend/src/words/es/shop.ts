import type { shop as english } from '@/words/en/shop';
import { account } from './account';
import { cart } from './cart';
import { checkout } from './checkout';
import {
  emailKinds,
  orderStatuses,
  pickupStatuses,
} from '@storyloom/backend/contract/words/es/statuses';
import { gift } from './gift';
import { messages } from './messages';
import { notFound } from './not-found';
import { orders } from './orders';
import { parts } from './parts';
import { rules } from '@storyloom/backend/contract/words/es/rules';
import { shelves } from './shelves';
import { signIn } from './sign-in';
import { storedThingsWords } from '@storyloom/backend/contract/words/es/stored-things';
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
