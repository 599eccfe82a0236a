import type { ClientSession } from 'mongoose';
import { wordsOf } from '../../words/words-of.ts';
import { findVersionedSettings } from './settings.model.ts';

/** What is stored in place of an erased person's name, in the language that the shop has then. */
export async function findErasedName(session: ClientSession): Promise<string> {
  const { settings } = await findVersionedSettings(session);
  return wordsOf(settings.language).erasedName;
}
