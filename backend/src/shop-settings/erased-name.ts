import { wordsOf } from '../words/words-of.ts';
import { findSettings } from './settings.model.ts';

/** What is stored in place of an erased person's name, in the language that the shop has then. */
export async function findErasedName(): Promise<string> {
  return wordsOf((await findSettings()).language).erasedName;
}
