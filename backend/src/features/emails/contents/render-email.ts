import type { Content, Sender } from './email-content.ts';
import { toHtml } from './email-html.ts';
import { toText } from './email-text.ts';

/** The same content in every form that an email has. */
export function renderEmail(content: Content, sender: Sender) {
  return { subject: content.subject, text: toText(content, sender), html: toHtml(content, sender) };
}
