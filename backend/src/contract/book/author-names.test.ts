import { expect, it } from 'vitest';
import { authorsOf } from './author-names.ts';

it.each([
  ['Terry Pratchett, Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Terry Pratchett & Neil Gaiman', ['Terry Pratchett', 'Neil Gaiman']],
  ['Ann Lee and Bo Ray', ['Ann Lee', 'Bo Ray']],
  ['Ann Lee, Bo Ray and Cy Day', ['Ann Lee', 'Bo Ray', 'Cy Day']],
  ['Smith, John; Doe, Jane', ['Smith, John', 'Doe, Jane']],
  ['Jakob und Wilhelm Grimm', ['Jakob und Wilhelm Grimm']],
  ['夏目漱石、芥川龍之介', ['夏目漱石', '芥川龍之介']],
  ['夏目漱石，芥川龍之介', ['夏目漱石', '芥川龍之介']],
  ['طه حسين، نجيب محفوظ', ['طه حسين', 'نجيب محفوظ']],
  ['Аркадий Стругацкий, Борис Стругацкий', ['Аркадий Стругацкий', 'Борис Стругацкий']],
  ['Tolkien, J. R. R.', ['Tolkien, J. R. R.']],
  ['Le Guin, Ursula K.', ['Le Guin, Ursula K.']],
  ['José Ortega y Gasset', ['José Ortega y Gasset']],
  ['Strunk & White', ['Strunk', 'White']],
  ['Austen, Jane', ['Austen, Jane']],
  ['van Gogh, Vincent Willem', ['van Gogh, Vincent Willem']],
  ['Martin Luther King, Jr.', ['Martin Luther King, Jr.']],
  ['夏目漱石', ['夏目漱石']],
  ['', []],
])('%s is %j', (text, authors) => {
  expect(authorsOf(text)).toEqual(authors);
});
