import { titles } from '@storyloom/backend/contract/words/en/titles';
import { ui } from './ui';

/** What the first screens of a visitor say: the layout, the home page, the catalogue, a book. */
export const first = { titles, ui };
