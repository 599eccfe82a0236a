import { firstRules } from '@storyloom/backend/contract/words/en/first-rules';
import { titles } from '@storyloom/backend/contract/words/en/titles';

/** What the first screens of a visitor say: the layout, the home page, the catalogue, a book. */
export const first = { titles, rules: firstRules };
