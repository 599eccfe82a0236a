import { cart } from './cart';
import { notFound } from './not-found';
import { rules } from '@storyloom/backend/contract/words/en/rules';
import { shelves } from './shelves';
import { storedThingsWords } from '@storyloom/backend/contract/words/en/stored-things';
import { wishlist } from './wishlist';

/** What the other pages of the shop say, and what both sides share. */
export const shop = { cart, wishlist, shelves, notFound, rules, storedThings: storedThingsWords };
