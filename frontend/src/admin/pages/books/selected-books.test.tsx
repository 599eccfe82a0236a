import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeBooks } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const countRows = () => screen.queryAllByText(/^Select Book number/).length;

test('ticked books become trending together', async () => {
  fakeShop.books = makeBooks(3);
  const { user } = renderApp('/dashboard/manage-books');
  await waitFor(() => expect(countRows()).toBe(3));
  await user.click(screen.getByLabelText('Select all shown books'));
  expect(screen.getByText('3 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Trending on' }));
  expect(await screen.findByText('3 books changed.')).toBeInTheDocument();
  expect(fakeShop.books.map(({ trending }) => trending)).toEqual([true, true, true]);
  expect(fakeShop.books[0]?.author).toBe('A. Author');
});

test('changes the selected books but one that is gone meanwhile, and says so', async () => {
  fakeShop.books = makeBooks(2);
  const { user } = renderApp('/dashboard/manage-books');
  await waitFor(() => expect(countRows()).toBe(2));
  await user.click(screen.getByLabelText('Select all shown books'));
  const title = fakeShop.books.pop()?.title ?? '';
  await user.click(screen.getByRole('button', { name: 'Trending on' }));
  expect(await screen.findByText('1 of 2 books changed.')).toBeInTheDocument();
  const refused = `“${title}”: This book does not exist.`;
  await waitFor(() => expect(screen.getByText(refused)).toBeVisible());
  expect(screen.getByText('1 book changed')).not.toBeVisible();
  await waitFor(() => expect(countRows()).toBe(1));
});

test('ticked books move to another category, and are deleted with one Undo', async () => {
  fakeShop.books = [1, 2, 3].map(() => makeBook({ category: 'fiction' }));
  const titles = fakeShop.books.slice(0, 2).map(({ title }) => title);
  const { user } = renderApp('/dashboard/manage-books');
  for (const title of titles) await user.click(await screen.findByLabelText(`Select ${title}`));
  // The arrow keys lead to it over the categories before it.
  const category = screen.getByLabelText('Move to category');
  await within(category).findByRole('option', { name: 'horror' });
  await user.selectOptions(category, 'business');
  await user.selectOptions(category, 'horror');
  expect(fakeAdmin.sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText('2 books changed.')).toBeInTheDocument();
  expect(fakeShop.books.slice(0, 2).map(({ category }) => category)).toEqual(['horror', 'horror']);

  for (const title of titles) await user.click(await screen.findByLabelText(`Select ${title}`));
  await user.click(screen.getByRole('button', { name: 'Delete selected' }));
  await screen.findByText('2 books deleted.');
  await waitFor(() => expect(screen.getByText('2 books changed')).toBeVisible());
  expect(screen.getByText('2 books deleted')).not.toBeVisible();
  expect(fakeShop.books).toHaveLength(1);
  const undo = (description: string) =>
    user.click(screen.getByRole('button', { name: 'Undo', description }));
  await undo('2 books deleted');
  await waitFor(() => expect(fakeShop.books).toHaveLength(3));
  await undo('2 books changed');
  expect(await screen.findByText('2 books changed back.')).toBeInTheDocument();
  expect(fakeShop.books.every(({ category }) => category === 'fiction')).toBe(true);
});

test('who deletes ticked books by keyboard is led to Undo, and to the page when a bar goes', async () => {
  fakeShop.books = makeBooks(2);
  const title = fakeShop.books[0]?.title ?? '';
  const { user } = renderApp('/dashboard/manage-books');
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  await user.click(await screen.findByLabelText(`Select ${title}`));
  await press('Clear selection');
  expect(screen.getByRole('main')).toHaveFocus();

  await user.click(screen.getByLabelText(`Select ${title}`));
  await press('Trending on');
  expect(await screen.findByText('1 book changed.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 book changed back.')).toBeInTheDocument();
  expect(fakeShop.books[0]?.trending).toBe(false);

  await user.click(await screen.findByLabelText(`Select ${title}`));
  await press('Delete selected');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus());
});

test('more than fifty books are changed only after a question, and what was so already is not counted', async () => {
  fakeShop.books = makeBooks(51);
  Object.assign(fakeShop.books[50] ?? {}, { trending: true });
  const { user } = renderApp('/dashboard/manage-books?all=1');
  await waitFor(() => expect(countRows()).toBe(51));
  await user.click(screen.getByLabelText('Select all shown books'));
  const change = () => user.click(screen.getByRole('button', { name: 'Trending on' }));
  await change();
  const question = await screen.findByRole('dialog', { name: 'Change 51 books?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(fakeAdmin.sent).toEqual([]);
  expect(screen.getByText('51 selected')).toBeInTheDocument();
  await change();
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  expect(await screen.findByText('50 books changed. 1 was so already.')).toBeInTheDocument();
});

test('who types on while ticked books are deleted is not led to Undo', async () => {
  fakeShop.books = makeBooks(2);
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByLabelText(`Select ${fakeShop.books[0]?.title ?? ''}`));
  const deleting = hold('post', '/books/bulk');
  screen.getByRole('button', { name: 'Delete selected' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(deleting.isAsked()).toBe(true));
  const field = screen.getByRole('searchbox', { name: 'Search books' });
  await user.type(field, 'em');
  deleting.letGo();
  await screen.findByRole('button', { name: 'Undo' });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await user.keyboard('ma');
  expect(field).toHaveValue('emma');
});
