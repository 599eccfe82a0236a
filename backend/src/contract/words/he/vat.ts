import type { RuleSentences } from '../rules.ts';
import type { VatRuleValues, VatWords } from '../vat-words.ts';
import { labelled } from './labelled.ts';

export const vat: VatWords = {
  title: 'מע״מ לפי שיעור',
  columns: { rate: 'שיעור מע״מ', net: 'לפני מע״מ', vat: 'מע״מ', gross: 'כולל מע״מ' },
  line: (rate, net, vat) => `כולל מע״מ בשיעור ${rate}: ${net} לפני מע״מ ועוד ${vat} מע״מ`,
  company: 'חברה',
  vatNumber: 'מספר מע״מ',
};

export const vatRules: RuleSentences<VatRuleValues> = {
  not_vat_rate: ({ label }) => labelled(label, 'נדרש אחוז במספרים, כמו 18 או 5.5'),
  not_vat_number: ({ label, example = 'DE123456789' }) =>
    labelled(label, `נדרש מספר מע״מ עם אותיות המדינה, כמו ${example}`),
};
