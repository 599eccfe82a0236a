import type { Settings } from '../../config/env.ts';
import type { Log } from '../../log.ts';
import { findSettings } from '../../shop-settings/settings.model.ts';
import type { Content, Sender } from './contents/letter-content.ts';
import { toHtml } from './contents/letter-html.ts';
import { toText } from './contents/letter-text.ts';

export interface LettersContext {
  settings: Settings;
  log: Log;
}

/** The shop as letters name it, as its owner has said last. */
export async function findSender({ settings }: Pick<LettersContext, 'settings'>): Promise<Sender> {
  const { sender: name, pickup, ...said } = await findSettings();
  return { ...said, name, pickupHours: pickup.hours, shopUrl: settings.shopUrl };
}

/** The same content in every form that a letter has. */
export function layOut(content: Content, sender: Sender) {
  return { subject: content.subject, text: toText(content, sender), html: toHtml(content, sender) };
}
