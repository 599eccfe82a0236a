import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

// By the box in front of each row: names of whole rows take long to compute.
const rowOf = async (title: string) =>
  (await screen.findByLabelText(`Select ${title}`)).closest('tr') as HTMLElement;
const hasRow = (title: string) => screen.queryByLabelText(`Select ${title}`) !== null;

test('a book is deleted at once, the alert says so, and Undo brings it back', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  expect(await screen.findByText('Book deleted successfully!')).toBeInTheDocument();
  await waitFor(() => expect(hasRow('Emma')).toBe(false));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await rowOf('Emma')).toBeInTheDocument();
});

test('two books deleted one after the other keep an Undo each', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Ulysses' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  for (const title of ['Emma', 'Ulysses']) {
    await user.click(screen.getByRole('button', { name: `Delete ${title}` }));
    await waitFor(() => expect(hasRow(title)).toBe(false));
  }
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  expect(undo.map((button) => button.parentElement?.textContent)).toEqual([
    'UlyssesUndo',
    'EmmaUndo',
  ]);
  await user.click(undo[1] as HTMLElement);
  expect(await rowOf('Emma')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo', description: 'Ulysses' }));
  expect(await rowOf('Ulysses')).toBeInTheDocument();
});

test('a book deleted some time ago is listed with who and when, and brought back', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  await waitFor(() => expect(hasRow('Emma')).toBe(false));
  const shown = screen.getByLabelText('On sale, drafts or deleted');
  await user.selectOptions(shown, 'Deleted books');
  const table = await screen.findByRole('table', { name: 'Deleted books' });
  expect(table).toHaveTextContent(/Emma.*20 Nov 2026.*ann/);
  await user.click(within(table).getByRole('button', { name: 'Bring back Emma' }));
  expect(await screen.findByText('No book was deleted within 30 days.')).toBeInTheDocument();
  await user.selectOptions(shown, 'On sale');
  expect(await rowOf('Emma')).toBeInTheDocument();
});

test('a page of a list that is gone by now leads to the last one there is', async () => {
  fakeAdmin.deleted = [makeBook({ title: 'Emma' })];
  renderApp('/dashboard/manage-books?draft=deleted&page=3');
  expect(await screen.findByRole('table', { name: 'Deleted books' })).toBeInTheDocument();
  expect(window.location.search).toBe('?draft=deleted');
});

test('a delete that fails says so and leaves the book', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  fakeApi.use(http.delete(`${apiBase}/books/:id`, () => refuse('internal_error')));
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  expect(await screen.findByText('Failed to delete book. Please try again.')).toBeInTheDocument();
  expect(await rowOf('Emma')).toBeInTheDocument();
});
