import type { RuleSentences } from '../rules.ts';
import type { VatRuleValues, VatWords } from '../vat-words.ts';

export const vat: VatWords = {
  title: 'VAT by rate',
  columns: { rate: 'VAT rate', net: 'Net', vat: 'VAT', gross: 'Gross' },
  line: (rate, net, vat) => `includes ${rate} VAT: ${net} net + ${vat} VAT`,
  company: 'Company',
  vatNumber: 'VAT number',
};

export const vatRules: RuleSentences<VatRuleValues> = {
  not_vat_rate: ({ label }) => `${label} must be a percentage as a number, such as 7 or 5.5`,
  not_vat_number: ({ label, example = 'DE123456789' }) =>
    `${label} must be a VAT number with the letters of its country, such as ${example}`,
};
