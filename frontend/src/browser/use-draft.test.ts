import { expect, test } from 'vitest';
import { writeDraft } from './draft';
import { readDraft } from './use-draft';

const form = { title: '', stock: null as number | null, address: { city: '', zipcode: '' } };

test('what a form has kept is its draft', () => {
  const typed = { title: 'Emma', stock: 3, address: { city: 'Bath', zipcode: '' } };
  writeDraft('admin.book.new', typed);
  expect(readDraft('admin.book.new', form)).toEqual(typed);
});

test.each([
  'Emma',
  [],
  { title: ['Emma'] },
  { title: 'Emma' },
  { address: 'Bath' },
  { address: [] },
])('what no form has kept is no draft: %j', (stored) => {
  writeDraft('admin.book.new', stored);
  expect(readDraft('admin.book.new', form)).toBeNull();
});
