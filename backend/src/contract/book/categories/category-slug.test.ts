import { expect, it } from 'vitest';
import { categorySlugOf } from './category-slug.ts';
import { categorySlugSchema } from './shop-categories.ts';

it.each([
  ['Fiction', 'fiction'],
  ['Детективы', 'detektivy'],
  ['Научная фантастика', 'nauchnaya-fantastika'],
  ['Українська література', 'ukrainska-literatura'],
  ['Поезија', 'poezija'],
  ['Ιστορία', 'istoria'],
  ['Ποίηση & Θέατρο', 'poiisi-theatro'],
  ['小説', 'category-1'],
  ['สารคดี', 'category-1'],
  ['روايات', 'category-1'],
  ['ספרי ילדים', 'category-1'],
  ['Manga 漫画', 'manga'],
  ['Bücher für Größere', 'bucher-fur-grossere'],
  [
    'A very long name of a category that goes on and on',
    'a-very-long-name-of-a-category-that-goes',
  ],
  ['', ''],
  ['!!!', ''],
])('the category %j gets the short name %j', (name, slug) => {
  expect(categorySlugOf(name)).toBe(slug);
  if (slug !== '') expect(categorySlugSchema.safeParse(slug).success).toBe(true);
});

it('takes one that is free', () => {
  expect(categorySlugOf('漫画', ['category-1', 'category-2'])).toBe('category-3');
  expect(categorySlugOf('Поэзия', ['poeziya'])).toBe('poeziya-2');
});
