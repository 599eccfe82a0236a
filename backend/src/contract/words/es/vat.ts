import type { RuleSentences } from '../rules.ts';
import type { VatRuleValues, VatWords } from '../vat-words.ts';
import { labelled } from './labelled.ts';

export const vat: VatWords = {
  title: 'IVA por tipos',
  columns: { rate: 'Tipo de IVA', net: 'Base', vat: 'IVA', gross: 'Total' },
  line: (rate, net, vat) => `incluye IVA al ${rate}: base ${net} + IVA ${vat}`,
  company: 'Empresa',
  vatNumber: 'NIF-IVA',
};

export const vatRules: RuleSentences<VatRuleValues> = {
  not_vat_rate: ({ label }) => labelled(label, 'debe ser un porcentaje en cifras, como 4 o 21'),
  not_vat_number: ({ label, example = 'ESB12345678' }) =>
    labelled(label, `debe ser un NIF-IVA con las letras de su país, como ${example}`),
};
