import * as z from 'zod/mini';
import { isAscii } from './fold.ts';
import { isPlainLine } from './text.ts';
import { rule } from '../words/rules.ts';

/** Marks of direction, which stand beside what is copied from a web page. */
const hasDirection = /[\u061c\u200e\u200f]/;
const unseen = /[\s\p{Cf}]/u;

/**
 * Whether a text looks like an e-mail address. A linear check instead of a regular expression:
 * those have been used to stall shops (GHSA-qxmr-qxh6-2cc9), and only a sent mail proves an address.
 */
export function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  if (at < 1 || at !== text.lastIndexOf('@') || at > 64 || text.length > 254) return false;
  if (!isPlainLine(text) || hasDirection.test(text)) return false;
  for (const char of text) {
    if (char <= ' ' || char === '\u007f' || '()<>[],;:\\"'.includes(char)) return false;
  }
  const labels = text.slice(at + 1).split('.');
  return labels.length >= 2 && labels.every((label) => label.length > 0 && label.length <= 63);
}

/** An e-mail address of at most 254 characters, without spaces and invisible marks around it. */
export const emailSchema = z
  .string(rule('not_email'))
  .check(
    z.overwrite(withoutMarksAround),
    z.maxLength(254, { error: rule('too_long', { max: 254 }), abort: true }),
    z.refine(isEmail, rule('not_email')),
  );

function withoutMarksAround(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && unseen.test(text.charAt(start))) start += 1;
  while (end > start && unseen.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * The one form in which addresses are compared: lower case, and the domain as DNS has it (punycode).
 * A letter that only looks like one of ASCII, as the Kelvin sign, stays what it is.
 */
export function foldEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const local = Array.from(email.slice(0, Math.max(at, 0)), lowerCase).join('');
  return at < 0 ? foldDomain(email) : `${local}@${foldDomain(email.slice(at + 1))}`;
}

function lowerCase(char: string): string {
  const lower = char.toLowerCase();
  return isAscii(char) === isAscii(lower[0] ?? '') ? lower : char;
}

function foldDomain(domain: string): string {
  const url = `http://${domain}`;
  const isName = Array.from(domain).every((char) => !isAscii(char) || /[a-z\d.-]/i.test(char));
  return isName && !isAscii(domain) && URL.canParse(url)
    ? new URL(url).hostname
    : domain.toLowerCase();
}
