import { loaded, type ShopWords } from './load-words';

/** The texts of all of the shop's pages. */
export const words = loaded as ShopWords;
