import { cart } from './cart';
import { notFound } from './not-found';
import { shelves } from './shelves';
import { wishlist } from './wishlist';

/** What the other pages of the shop say, and what both sides share. */
export const shop = { cart, wishlist, shelves, notFound };
