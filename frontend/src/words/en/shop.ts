import { rules } from '@storyloom/backend/contract/words/en/rules';
import { storedThingsWords } from '@storyloom/backend/contract/words/en/stored-things';

/** What the other pages of the shop say, and what both sides share. */
export const shop = { rules, storedThings: storedThingsWords };
