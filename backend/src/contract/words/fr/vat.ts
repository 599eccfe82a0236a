import type { RuleSentences } from '../rules.ts';
import type { VatRuleValues, VatWords } from '../vat-words.ts';
import { labelled } from './first-rules.ts';

export const vat: VatWords = {
  title: 'TVA par taux',
  columns: { rate: 'Taux de TVA', net: 'HT', vat: 'TVA', gross: 'TTC' },
  line: (rate, net, vat) => `dont TVA à ${rate} : ${net} HT + ${vat} de TVA`,
  company: 'Société',
  vatNumber: 'Numéro de TVA',
};

export const vatRules: RuleSentences<VatRuleValues> = {
  not_vat_rate: ({ label }) =>
    labelled(label, 'indiquez un pourcentage en chiffres, par exemple 5,5 ou 20'),
  not_vat_number: ({ label, example = 'FR12345678901' }) =>
    labelled(label, `indiquez un numéro de TVA précédé du code du pays, par exemple ${example}`),
};
