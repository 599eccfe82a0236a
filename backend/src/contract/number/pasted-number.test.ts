import { expect, it } from 'vitest';
import { cleanPastedNumber } from './pasted-number.ts';

it.each([
  ['a left-to-right mark before it', '\u200e9780306406157', '9780306406157'],
  ['an embedded direction around it', '\u202a+977 1 4412345\u202c', '+977 1 4412345'],
  ['isolates around it', '\u2066555-0100\u2069', '555-0100'],
  ['a byte order mark and spaces', '\ufeff 12 \u00a0', '12'],
  ['a soft hyphen and a word joiner inside', '12\u00ad34\u206056', '123456'],
  ['an Arabic letter mark', '\u061c12', '12'],
  ['keycap digits', '1\ufe0f\u20e32\ufe0f\u20e3', '12'],
  ['a null character', '12\u000034', '1234'],
  ['Arabic-Indic digits', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['Persian digits', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['Devanagari digits', '०१२३४५६७८९', '0123456789'],
  ['Bengali digits', '০১২৩৪৫৬৭৮৯', '0123456789'],
  ['Thai digits', '๐๑๒๓๔๕๖๗๘๙', '0123456789'],
  ['Myanmar digits', '၀၁၂၃၄၅၆၇၈၉', '0123456789'],
  ['full-width digits and signs', '＋８１（３）１２３４－５６７８', '+81(3)1234-5678'],
  ['mathematical digits', '𝟎𝟏𝟐𝟗𝟘𝟙𝟡𝟬𝟵', '012901909'],
  ['a Japanese long dash', '03ー1234', '03-1234'],
  ['dashes of all lengths', '1\u20102\u20113\u20134\u20145\u22126', '1-2-3-4-5-6'],
  ['Arabic separators', '١٬٢٥٠٫٥٠', '1250.50'],
])('reads a number with %s', (_what, pasted, clean) => {
  expect(cleanPastedNumber(pasted)).toBe(clean);
});

it('leaves words, marks of other letters and half characters to the check', () => {
  expect(cleanPastedNumber('12 Kč')).toBe('12 Kč');
  expect(cleanPastedNumber('12\ud83d')).toBe('12\ud83d');
  expect(cleanPastedNumber('')).toBe('');
});
