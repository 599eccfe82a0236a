import { expect, test } from 'vitest';
import { writeDraft } from './draft';
import { readDraft } from './use-draft';

const form = { title: '', stock: null as number | null, address: { city: '', zipcode: '' } };

test('what was typed before an update of the page stands in a form that has gained a field', () => {
  writeDraft('admin.book.new', { title: 'Emma', address: { city: 'Bath' } });
  expect(readDraft('admin.book.new', form)).toEqual({
    title: 'Emma',
    stock: null,
    address: { city: 'Bath', zipcode: '' },
  });
});

test.each(['Emma', [], { title: ['Emma'] }, { address: 'Bath' }, { address: [] }])(
  'what no form has kept is no draft: %j',
  (stored) => {
    writeDraft('admin.book.new', stored);
    expect(readDraft('admin.book.new', form)).toBeNull();
  },
);
