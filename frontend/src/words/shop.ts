import { loaded, type ShopWords } from './load-words';

/** The same with all other pages of the shop. */
export const words = loaded as ShopWords;
