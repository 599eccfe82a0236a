import { titles } from '../../contract/words/en/titles.ts';

export const english = { titles };
