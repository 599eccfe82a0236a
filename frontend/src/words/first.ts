import { loaded, type FirstWords } from './load-words';

/** The texts of a visitor's first screens. Read them while rendering: the language may change. */
export const words = loaded as FirstWords;
