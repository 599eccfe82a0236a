import * as z from 'zod/mini';
import { cleanPastedNumber } from '../number/pasted-number.ts';
import { rule, type Things } from '../words/rules.ts';

// Rules for the texts that people enter. Invisible characters hide one text in another: a name of
// nothing, a line that becomes two in a log, letters that run the other way. Ordinary right-to-left
// text, emoji (joined by U+200D) and combining marks are as good as any other.

/** Controls, zero-width spaces, bidirectional overrides and isolates, separators, half a character. */
const invisible = /[\p{Cc}\p{Cs}\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/u;
const invisibleInLines =
  /[^\P{Cc}\r\n\t]|[\p{Cs}\u00ad\u200b\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
/** Also spaces, fillers that are letters by name only, and marks without anything to stand on. */
const visible = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{M}\u115f\u1160\u3164\uffa0\u2800]/u;

/** Whether a text can be seen on one line as it is. */
export function isPlainLine(text: string): boolean {
  return !invisible.test(text);
}

/** Whether there is something to see. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** Of a text, or of a list of `things`. */
export const atMost = (max: number, things?: Things) =>
  z.maxLength(max, things ? rule('too_many', { max, of: things }) : rule('too_long', { max }));
const clean = z.overwrite<string>((text) => text.replace(invisibleInLines, '').trim());
const plain = z.refine<string>(isPlainLine, rule('invisible_characters'));

/** Not empty, and taken as it is: a password, a token, a key. */
export function requiredAsItIs(max: number) {
  return z.string(rule('required')).check(z.minLength(1, rule('required')), atMost(max));
}

const something = (missing: string) => z.refine<string>(isVisible, { error: missing, abort: true });

/** A name, a title, a part of an address: one line with something to see. */
export function requiredLine(max: number, missing = rule('required')) {
  return z.string(missing).check(z.trim(), something(missing), plain, atMost(max));
}

/** A phone number or a number from a paper, without invisible characters that were pasted with it. */
export function requiredNumber(max: number, missing = rule('required')) {
  const clean = z.overwrite(cleanPastedNumber);
  return z.string(missing).check(clean, something(missing), plain, atMost(max));
}

/** One line that may be empty. */
export function optionalLine(max: number) {
  return z.string().check(z.trim(), plain, atMost(max));
}

/** Text with line breaks. Invisible characters are removed, since pasted text often contains them. */
export function requiredText(max: number, missing = rule('required')) {
  return z.string(missing).check(clean, z.refine<string>(isVisible, missing), atMost(max));
}

/** Text with line breaks that may be empty. */
export function freeText(max: number) {
  return z.string(rule('not_text')).check(clean, atMost(max));
}
