import * as z from 'zod/mini';
import { asNumber } from '../number/number.ts';
import { freeText } from '../text/text.ts';

/** The pages that the law asks for, as plain text; one without text is not there. */
export const legalPageNames = ['terms', 'privacy', 'returns', 'imprint', 'accessibility'] as const;
export type LegalPageName = (typeof legalPageNames)[number];

const legalPage = freeText(20_000);
export const legalPagesSchema = z.object({
  terms: legalPage,
  privacy: legalPage,
  returns: legalPage,
  imprint: legalPage,
  accessibility: legalPage,
} satisfies Record<LegalPageName, unknown>);

/** A whole number that may come as text, as forms send it. */
export const wholeNumberInput = (min: number, max: number) =>
  z.pipe(
    asNumber(
      z.union(
        [z.number(), z.string().check(z.regex(/^\d{1,6}$/, 'must be a whole number'))],
        'must be a whole number',
      ),
    ),
    z
      .int('must be a whole number')
      .check(z.minimum(min, `must be ${min} or more`), z.maximum(max, `must be ${max} or less`)),
  );

/** Withdrawal from a contract (Directive 2023/2673). */
export const withdrawalSettingSchema = z.object({
  isOn: z.boolean('must be true or false'),
  /** How many days after delivery; the law asks for 14. */
  days: wholeNumberInput(14, 365),
});

/** How long things are kept. */
export const retentionSchema = z.object({
  /** After so many years a closed order loses the person; null for never. */
  ordersYears: z.nullable(wholeNumberInput(1, 30)),
  /** After so many months the texts of letters go. */
  lettersMonths: wholeNumberInput(1, 120),
});
