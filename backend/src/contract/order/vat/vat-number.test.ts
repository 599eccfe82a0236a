import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { rule } from '../../words/rules.ts';
import { companyFields } from './vat-number.ts';

const schema = z.object(companyFields);
const problemOf = (vatNumber: string) =>
  schema.safeParse({ vatNumber }).error?.issues.map(({ message }) => message);

it.each([
  ['DE 123 456 789', 'DE123456789'],
  ['atu12345678', 'ATU12345678'],
  ['FR 12 345678901', 'FR12345678901'],
  ['ES-B12345678', 'ESB12345678'],
  ['NL123456789B01', 'NL123456789B01'],
  ['GR123456789', 'EL123456789'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['IE1A23456T', 'IE1A23456T'],
  ['PL\u200b 123-456-78-90', 'PL1234567890'],
  ['  ', ''],
  ['\u200b', ''],
])('takes the VAT number %j as %j', (typed, kept) => {
  expect(schema.parse({ vatNumber: typed })).toEqual({ vatNumber: kept });
});

it.each([
  ['DE12345678', 'DE123456789'],
  ['ATU1234567', 'ATU12345678'],
  ['DEU12345678', 'DE123456789'],
  ['FR123456789', 'FR12345678901'],
  ['B12345678', undefined],
  ['ZZ123456789', undefined],
  ['!!', undefined],
  ['🙂', undefined],
  ['DE<script>', 'DE123456789'],
  ['DE'.repeat(5000), 'DE123456789'],
])(
  'refuses the VAT number %j with an example of its country, if there is one',
  (typed, example) => {
    expect(problemOf(typed)).toEqual([rule('not_vat_number', { example })]);
  },
);
