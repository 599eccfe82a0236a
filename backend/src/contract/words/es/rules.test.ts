import { expect, onTestFinished, test } from 'vitest';
import { rule, ruleSentence } from '../rules.ts';
import { setWordsLocale } from '../plural.ts';
import { things } from './count.ts';
import { importRules } from './import-rules.ts';
import { rules } from './rules.ts';

test('a Spanish rule stands after its label, or alone', () => {
  const tooLong = rule('too_long', { max: 100 });
  expect(ruleSentence(tooLong, rules, 'Título')).toBe(
    'Título: debe tener como máximo 100 caracteres',
  );
  expect(ruleSentence(tooLong, rules)).toBe('debe tener como máximo 100 caracteres');
  const leftOut = rule('left_out', { broken: rule('not_number') });
  expect(ruleSentence(leftOut, { ...rules, ...importRules }, 'Páginas')).toBe(
    'Páginas: se omite (debe ser un número)',
  );
});

test('whole millions of books take "de"', () => {
  onTestFinished(() => setWordsLocale('en-US'));
  setWordsLocale('es-ES');
  const books = (count: number) => things(count, 'libro', 'libros');
  expect([1, 2, 12_000, 1_000_000].map(books)).toEqual([
    '1 libro',
    '2 libros',
    '12.000 libros',
    '1.000.000 de libros',
  ]);
});
