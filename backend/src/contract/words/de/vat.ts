import type { RuleSentences } from '../rules.ts';
import type { VatRuleValues, VatWords } from '../vat-words.ts';
import { labelled } from './first-rules.ts';

export const vat: VatWords = {
  title: 'Mehrwertsteuer nach Sätzen',
  columns: { rate: 'MwSt.-Satz', net: 'Netto', vat: 'MwSt.', gross: 'Brutto' },
  line: (rate, net, vat) => `enthält ${rate} MwSt.: ${net} netto + ${vat} MwSt.`,
  company: 'Firma',
  vatNumber: 'USt-IdNr.',
};

export const vatRules: RuleSentences<VatRuleValues> = {
  not_vat_rate: ({ label }) =>
    labelled(label, 'bitte einen Prozentsatz als Zahl angeben, etwa 7 oder 5,5'),
  not_vat_number: ({ label, example = 'DE123456789' }) =>
    labelled(label, `bitte eine USt-IdNr. mit Länderkürzel angeben, etwa ${example}`),
};
