import * as z from 'zod/mini';
import { optionalLine } from '../../text/text.ts';
import { rule } from '../../words/rules.ts';

/** The format of VAT numbers in each country, from the European Commission and the tax offices. */
const forms = new Map<string, readonly [form: RegExp, example: string]>(
  Object.entries({
    AT: [/^U\d{8}$/, 'ATU12345678'],
    BE: [/^[01]\d{9}$/, 'BE0123456789'],
    BG: [/^\d{9,10}$/, 'BG123456789'],
    CH: [/^E\d{9}(?:MWST|TVA|IVA)?$/, 'CHE123456789'],
    CY: [/^\d{8}[A-Z]$/, 'CY12345678X'],
    CZ: [/^\d{8,10}$/, 'CZ12345678'],
    DE: [/^\d{9}$/, 'DE123456789'],
    DK: [/^\d{8}$/, 'DK12345678'],
    EE: [/^\d{9}$/, 'EE123456789'],
    EL: [/^\d{9}$/, 'EL123456789'],
    ES: [/^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/, 'ESB12345678'],
    FI: [/^\d{8}$/, 'FI12345678'],
    FR: [/^[A-HJ-NP-Z\d]{2}\d{9}$/, 'FR12345678901'],
    GB: [/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'GB123456789'],
    HR: [/^\d{11}$/, 'HR12345678901'],
    HU: [/^\d{8}$/, 'HU12345678'],
    IE: [/^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, 'IE1234567T'],
    IT: [/^\d{11}$/, 'IT12345678901'],
    LT: [/^(?:\d{9}|\d{12})$/, 'LT123456789'],
    LU: [/^\d{8}$/, 'LU12345678'],
    LV: [/^\d{11}$/, 'LV12345678901'],
    MT: [/^\d{8}$/, 'MT12345678'],
    NL: [/^\d{9}B\d{2}$/, 'NL123456789B01'],
    NO: [/^\d{9}(?:MVA)?$/, 'NO123456789MVA'],
    PL: [/^\d{10}$/, 'PL1234567890'],
    PT: [/^\d{9}$/, 'PT123456789'],
    RO: [/^\d{2,10}$/, 'RO12345678'],
    SE: [/^\d{10}01$/, 'SE123456789001'],
    SI: [/^\d{8}$/, 'SI12345678'],
    SK: [/^\d{10}$/, 'SK1234567890'],
    XI: [/^(?:\d{9}|\d{12}|GD\d{3}|HA\d{3})$/, 'XI123456789'],
  } as const),
);

/** Letters and digits alone, in capitals; Greece writes EL. */
function cleanVatNumber(typed: string): string {
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}+*]/gu, '')
    .replace(/^GR(?=\d)/, 'EL');
  // Other signs alone stay, so that they are refused and not taken for an empty field.
  return number || typed.replace(/[\s\p{C}]/gu, '');
}

/** The rule that a cleaned number breaks; an empty number breaks none. */
function vatNumberProblem(number: string): string | undefined {
  if (number === '') return undefined;
  const [form, example] = forms.get(number.slice(0, 2)) ?? [];
  return form?.test(number.slice(2)) ? undefined : rule('not_vat_number', { example });
}

/** For an order of a company. Only the format of the number is checked. */
export const companyFields = {
  company: z.optional(optionalLine(200)),
  vatNumber: z.optional(
    z.string(rule('not_string')).check(
      z.overwrite(cleanVatNumber),
      z.refine((number) => vatNumberProblem(number) === undefined, {
        error: ({ input }) => vatNumberProblem(String(input)),
      }),
    ),
  ),
};
