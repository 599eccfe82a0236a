import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { catchDownloads } from '@/testing/browser/catch-downloads';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const fold = () => screen.findByText('Used copy, or not on the shelf');
const isOpen = async () => (await fold()).closest('details')?.open;

test('the form of a plain new book folds condition and supply away, one click opens them', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  expect(await isOpen()).toBe(false);
  expect(screen.getByLabelText('Condition')).not.toBeVisible();
  await user.click(await fold());
  expect(screen.getByLabelText('Condition')).toBeVisible();
  expect(screen.getByLabelText('Supply')).toBeVisible();
});

test.each([
  ['a used copy', { condition: 'good', stock: 1 } as const],
  ['a book to appear', { supply: 'preorder', availableFrom: '2099-03-12' } as const],
])('the form of %s shows them', async (_what, change) => {
  const book = makeBook(change);
  fakeShop.books = [book];
  renderApp(`/dashboard/edit-book/${book._id}`);
  expect(await isOpen()).toBe(true);
});

test('what is wrong in them opens them again, with the reason at the field', async () => {
  const book = makeBook({ supply: 'orderIn' });
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  const field = await screen.findByLabelText('Days to order it in');
  await user.clear(field);
  await user.type(field, '0');
  await user.click(await fold());
  expect(field).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await waitFor(() => expect(field).toBeVisible());
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/^Days to order it in must be .*1.*365/);
  await user.clear(field);
  await user.type(field, '400');
  await waitFor(() => expect(field).toBeInvalid());
});

test('a shop with used copies exports them for AbeBooks, another is not asked', async () => {
  const saved = catchDownloads();
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const plain = renderApp('/dashboard/manage-books');
  await screen.findByRole('row', { name: /Emma/ });
  expect(screen.queryByRole('button', { name: /AbeBooks/ })).not.toBeInTheDocument();
  plain.unmount();

  fakeShop.books = [makeBook({ title: 'Dracula', condition: 'good', stock: 1 })];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Export for AbeBooks' }));
  await waitFor(() => expect(saved).toEqual(['abebooks.txt']));
  expect(fakeAdmin.sent.at(-1)?.path).toBe('/books/export.csv?format=abebooks');
  const row = await screen.findByRole('row', { name: /Dracula/ });
  expect(within(row).getByText(/Used, good/)).toBeInTheDocument();
});

test('a used copy is begun from the page of its book, with what is the same for both', async () => {
  const book = makeBook({ title: 'Emma', author: 'Jane Austen' });
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await user.click(await screen.findByRole('link', { name: 'Add a used copy' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Emma'));
  expect(screen.getByLabelText('Author')).toHaveValue('Jane Austen');
  expect(screen.getByLabelText('Condition')).toHaveValue('good');
  expect(screen.getByLabelText('New price')).toHaveValue('');
});
