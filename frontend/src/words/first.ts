import { loaded, type FirstWords } from './load-words';

/** What the first screens of a visitor say. Read while rendering: another language may come. */
export const words = loaded as FirstWords;
