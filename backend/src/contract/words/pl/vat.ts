import type { RuleSentences } from '../rules.ts';
import type { VatRuleValues, VatWords } from '../vat-words.ts';
import { labelled } from './first-rules.ts';

export const vat: VatWords = {
  title: 'VAT według stawek',
  columns: { rate: 'Stawka VAT', net: 'Netto', vat: 'VAT', gross: 'Brutto' },
  line: (rate, net, vat) => `w tym VAT ${rate}: netto ${net} + VAT ${vat}`,
  company: 'Firma',
  vatNumber: 'Numer VAT UE',
};

export const vatRules: RuleSentences<VatRuleValues> = {
  not_vat_rate: ({ label }) => labelled(label, 'wymagany procent zapisany liczbą, np. 5 lub 23'),
  not_vat_number: ({ label, example = 'PL1234567890' }) =>
    labelled(label, `wymagany numer VAT UE z kodem kraju, np. ${example}`),
};
