import * as z from 'zod/mini';
import { isPlainLine } from './text.ts';

/**
 * Whether a text looks like an e-mail address. A linear check instead of a regular expression:
 * those have been used to stall shops (GHSA-qxmr-qxh6-2cc9), and only a sent mail proves an address.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || at > 64 || text.length > 254) return false;
  if (!isPlainLine(text)) return false;
  for (const char of text) {
    if (char <= ' ' || char === '\u007f' || '()<>[],;:\\"'.includes(char)) return false;
  }
  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => label.length > 0 && label.length <= 63);
}

/** An e-mail address of at most 254 characters, without spaces around it. */
export const emailSchema = z
  .string('must be an e-mail address')
  .check(
    z.trim(),
    z.maxLength(254, { error: 'must have at most 254 characters', abort: true }),
    z.refine(isEmail, 'must be an e-mail address'),
  );
