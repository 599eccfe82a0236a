import { bookBulkResultSchema } from '@storyloom/backend/contract/book/book-bulk';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { response, apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';
import { showToast } from '@/ui/toast';

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

test('who undoes by keyboard goes on from the beginning of the page', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  screen.getByRole('button', { name: 'Delete Emma' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByText('Emma is back in the shop.');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('what the owner can undo is not offered to who comes after', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Sign in' });
  void showToast({ title: 'Link copied' });
  expect(await screen.findByText('Link copied')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('an Undo that did not reach the shop is offered again', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  fakeApi.use(
    http.post(`${apiBase}/books/:id/restore`, () => HttpResponse.error(), { once: true }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('The book could not be restored. Please try again.');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await rowOf('Emma')).toBeInTheDocument();
});

test('a look at the shop takes no Undo away', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  await screen.findByRole('button', { name: 'Undo' });
  await user.click(screen.getAllByTitle('To the shop')[0] as HTMLElement);
  await screen.findByRole('link', { name: 'Sign in' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Emma is back in the shop.')).toBeInTheDocument();
});

test('two books deleted one after the other keep an Undo each', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Ulysses' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  for (const title of ['Emma', 'Ulysses']) {
    await user.click(screen.getByRole('button', { name: `Delete ${title}` }));
    await waitFor(() => expect(hasRow(title)).toBe(false));
  }
  const undo = () => screen.queryAllByRole('button', { name: 'Undo' });
  await waitFor(() =>
    expect(undo().map((button) => button.parentElement?.textContent)).toEqual([
      'UlyssesUndo',
      'EmmaUndo',
    ]),
  );
  await user.click(undo()[1] as HTMLElement);
  expect(await rowOf('Emma')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo', description: 'Ulysses' }));
  expect(await rowOf('Ulysses')).toBeInTheDocument();
});

test('what an Undo undoes is named, whatever another one has restored', async () => {
  fakeShop.books = [makeBook({ title: 'Emma and the others' }), makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  for (const { title } of [...fakeShop.books]) {
    await rowOf(title);
    await user.click(screen.getByRole('button', { name: `Delete ${title}` }));
    await waitFor(() => expect(hasRow(title)).toBe(false));
  }
  const description = 'Emma and the others';
  await user.click(await screen.findByRole('button', { name: 'Undo', description }));
  await screen.findByText('Emma and the others is back in the shop.');
  expect(screen.getByText('Emma')).not.toHaveAttribute('hidden');
});

test('a book deleted some time ago is listed with who and when, and restored', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.click(screen.getByRole('button', { name: 'Delete Emma' }));
  await waitFor(() => expect(hasRow('Emma')).toBe(false));
  const shown = screen.getByLabelText('On sale, drafts or deleted');
  await user.selectOptions(shown, 'Deleted books');
  const table = await screen.findByRole('table', { name: 'Deleted books' });
  expect(table).toHaveTextContent(/Emma.*20 Nov 2026.*ann/);
  await user.click(within(table).getByRole('button', { name: 'Restore Emma' }));
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

test('says why a book cannot be restored if its ISBN is taken by now', async () => {
  fakeAdmin.deleted = [makeBook({ title: 'Emma' })];
  const reason = { code: 'isbn_taken', title: 'Persuasion' };
  fakeApi.use(
    http.post(`${apiBase}/books/:id/restore`, () => refuse('validation_error', { reason })),
  );
  const { user } = renderApp('/dashboard/manage-books?draft=deleted');
  await user.click(await screen.findByRole('button', { name: 'Restore Emma' }));
  const why = `Emma could not be restored. The ISBN is already the one of "Persuasion".`;
  await waitFor(() => expect(screen.getByText(why)).toBeVisible());
});

test('does not say that a restored draft is in the shop', async () => {
  fakeAdmin.deleted = [makeBook({ title: 'Emma', draft: true })];
  const { user } = renderApp('/dashboard/manage-books?draft=deleted');
  await user.click(await screen.findByRole('button', { name: 'Restore Emma' }));
  await waitFor(() => expect(screen.getByText('Emma is back among the drafts.')).toBeVisible());
});

test('books that could not be changed stay selected, with the reason', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Ulysses' })];
  const [emma, ulysses] = fakeShop.books.map(({ _id }) => _id) as [string, string];
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByLabelText('Select Emma'));
  await user.click(screen.getByLabelText('Select Ulysses'));
  const fail = (response: () => Response) =>
    fakeApi.use(http.post(`${apiBase}/books/bulk`, response, { once: true }));
  fail(() => HttpResponse.error());
  await user.click(screen.getByRole('button', { name: 'Trending on' }));
  await waitFor(() => expect(screen.getByText('0 of 2 books changed.')).toBeVisible());
  expect(screen.getByText('2 selected')).toBeInTheDocument();

  const message = '“Ulysses”: The ISBN is already the one of "Persuasion".';
  const reason = { code: 'isbn_taken', title: 'Persuasion' };
  const error = { code: 'validation_error' as const, message: 'No.', reason };
  const results = [
    { id: emma, ok: true, changed: true },
    { id: ulysses, ok: false, changed: false, error },
  ];
  fail(() => response(bookBulkResultSchema, { results }));
  await user.click(screen.getByRole('button', { name: 'Trending on' }));
  await waitFor(() => expect(screen.getByText('1 of 2 books changed.')).toBeVisible());
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  expect(screen.getByLabelText('Select Ulysses')).toBeChecked();
});
