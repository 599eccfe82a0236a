import type { Settings } from '../../config/env.ts';
import type { Log } from '../../log.ts';
import { findSettings } from '../settings/settings.model.ts';
import type { Content, Sender } from './letter-content.ts';
import { toHtml } from './letter-html.ts';
import { toText } from './letter-text.ts';

export interface LettersContext {
  settings: Settings;
  log: Log;
}

/** The shop as letters name it, as its owner has said last. */
export async function findSender({ settings }: LettersContext): Promise<Sender> {
  const { sender, contact } = await findSettings();
  return { name: sender, contact, shopUrl: settings.shopUrl };
}

/** The same content in every form that a letter has. */
export function layOut(content: Content, sender: Sender) {
  return { subject: content.subject, text: toText(content, sender), html: toHtml(content, sender) };
}
