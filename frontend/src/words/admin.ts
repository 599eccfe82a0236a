import { loaded, type AdminWords } from './load-words';

/** The same with the owner's pages. */
export const words = loaded as AdminWords;
