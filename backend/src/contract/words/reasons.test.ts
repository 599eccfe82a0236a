import { expect, it } from 'vitest';
import { reasons } from './en/reasons.ts';
import { reasonSentence } from './reasons.ts';

it('writes a reason with its values', () => {
  const taken = { code: 'isbn_taken', title: 'Emma' };
  expect(reasonSentence(taken, reasons)).toBe('The ISBN is already the one of "Emma".');
  const byOther = { code: 'isbn_taken_by_other' };
  expect(reasonSentence(byOther, reasons)).toBe('The ISBN is already the one of another book.');
});

it.each(['of_a_later_version', 'constructor', ''])('the code "%s" says nothing', (code) => {
  expect(reasonSentence({ code }, reasons)).toBeUndefined();
});
