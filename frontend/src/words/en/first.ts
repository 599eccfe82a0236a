import type { Language } from '@storyloom/backend/contract/words/language';
import { titles } from '@storyloom/backend/contract/words/en/titles';
import { ui } from './ui';

const language: Language = 'en';

/** What the first screens of a visitor say: the layout, the home page, the catalogue, a book. */
export const first = { language, titles, ui };
