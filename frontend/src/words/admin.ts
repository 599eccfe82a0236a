import { loaded, type AdminWords } from './load-words';

/** The texts of the shop's and of the owner's pages. */
export const words = loaded as AdminWords;
