import { expect, test } from 'vitest';
import { writeFormDraft } from './form-draft';
import { readFormDraft } from './use-form-draft';

const form = { title: '', stock: null as number | null, address: { city: '', zipcode: '' } };

test('what a form has kept is its draft', () => {
  const typed = { title: 'Emma', stock: 3, address: { city: 'Bath', zipcode: '' } };
  writeFormDraft('admin.book.new', typed);
  expect(readFormDraft('admin.book.new', form)).toEqual(typed);
});

test.each([
  'Emma',
  [],
  { title: ['Emma'] },
  { title: 'Emma' },
  { address: 'Bath' },
  { address: [] },
])('what no form has kept is no draft: %j', (stored) => {
  writeFormDraft('admin.book.new', stored);
  expect(readFormDraft('admin.book.new', form)).toBeNull();
});
