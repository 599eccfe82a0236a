import * as z from 'zod/mini';
import { wholeNumberInput } from '../number/number.ts';
import { freeText } from '../text/text.ts';
import type { LegalPageName } from './site-pages.ts';

/** One without text is not there. */
const legalPage = freeText(20_000);
export const legalPagesSchema = z.object({
  terms: legalPage,
  privacy: legalPage,
  returns: legalPage,
  imprint: legalPage,
  accessibility: legalPage,
} satisfies Record<LegalPageName, unknown>);

/** Withdrawal from a contract (Directive 2023/2673). */
export const withdrawalSettingSchema = z.object({
  isOn: z.boolean('must be true or false'),
  /** How many days after delivery; the law asks for 14. */
  days: wholeNumberInput(14, 365),
});

export const retentionSchema = z.object({
  /** After so many years a closed order loses the person; null for never. */
  ordersYears: z.nullable(wholeNumberInput(1, 30)),
  /** After so many months the texts of letters go. */
  lettersMonths: wholeNumberInput(1, 120),
});
