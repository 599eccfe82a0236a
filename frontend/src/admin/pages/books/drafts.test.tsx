import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const lastSent = () => fakeAdmin.sent.at(-1)?.body;

test('a new book can be saved as a draft, with all that is known of it', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  const type = async (label: string, text: string) =>
    user.type(await screen.findByLabelText(label), text);
  await type('Title', 'Emma');
  await type('Description', 'A match is made.');
  await user.selectOptions(
    screen.getByLabelText('Category'),
    await screen.findByRole('option', { name: 'fiction' }),
  );
  await type('Old price', '12');
  await type('New price', '10');
  await type('ISBN', '978-0-14-143951-9');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText(/^ISBN has a mistyped digit/)).toBeInTheDocument();
  await user.clear(screen.getByLabelText('ISBN'));
  await type('ISBN', '0-14-143951-3');
  await type('Year', '1815');
  await type('Pages', '474');
  await user.click(screen.getByRole('button', { name: 'Save as draft' }));
  expect(await screen.findByText('Only you see it, until you publish it.')).toBeInTheDocument();
  expect(lastSent()).toMatchObject({
    title: 'Emma',
    draft: true,
    isbn: '9780141439518',
    year: 1815,
    pages: 474,
    publisher: null,
  });
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue(''));
});

test('a draft is published from its form with what was typed, and undone', async () => {
  const book = makeBook({ title: 'Emma', draft: true });
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await user.type(await screen.findByLabelText('Title'), ' II');
  expect(screen.getByText('A draft. Only you see it, until you publish it.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(lastSent()).toEqual({ title: 'Emma II', draft: null });
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  await user.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await waitFor(() => expect(lastSent()).toEqual({ draft: true }));
});

test('a draft that could not be published stays one at the next save', async () => {
  const book = makeBook({ title: 'Emma', draft: true });
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await screen.findByLabelText('Title');
  const fields = { isbn: ['is already the one of "Persuasion"'] };
  fakeApi.use(
    http.put(`${apiBase}/books/edit/:id`, () => refuse('validation_error', { fields }), {
      once: true,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('ISBN is already the one of "Persuasion"')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Author'), ' Esq.');
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(lastSent()).toEqual({ author: 'A. Author Esq.' });
});

test('the table lists drafts and publishes one by a click', async () => {
  fakeShop.books = [makeBook({ title: 'On sale' }), makeBook({ title: 'Emma', draft: true })];
  const { user } = renderApp('/dashboard/manage-books');
  expect(await screen.findByRole('link', { name: 'On sale' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Emma' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('On sale, drafts or deleted'), 'Drafts');
  await user.click(await screen.findByRole('button', { name: 'Publish Emma' }));
  expect(await screen.findByText('Emma is in the shop.')).toBeInTheDocument();
  expect(lastSent()).toMatchObject({ change: { draft: null } });
});

test('a draft without a price has none in the table and in its form', async () => {
  const book = makeBook({ title: 'Emma', draft: true, newPrice: 0 });
  fakeShop.books = [book];
  const { user } = renderApp('/dashboard/manage-books?draft=true');
  const row = await screen.findByRole('row', { name: /Emma/ });
  expect(row).not.toHaveTextContent('$0.00');
  await user.click(within(row).getByRole('link', { name: 'Edit Emma' }));
  expect(await screen.findByLabelText('New price')).toHaveValue('');
});

test('a list can be imported as drafts', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  await user.click(screen.getByLabelText(/^New books become drafts/));
  await user.upload(screen.getByLabelText('CSV file'), new File(['title'], 'books.csv'));
  await user.click(await screen.findByRole('button', { name: 'Import 2 books' }));
  const last = '/books/import?drafts=true&seen=of+2&file=books.csv';
  await waitFor(() => expect(fakeAdmin.sent.map(({ path }) => path)).toContain(last));
});

test('a session that ends while a draft is published publishes nothing later', async () => {
  const book = makeBook({ title: 'Emma', draft: true });
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await user.type(await screen.findByLabelText('Title'), ' II');
  fakeAdmin.token = 'another-token';
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  await user.type(await screen.findByLabelText('Username'), 'owner');
  await user.type(screen.getByLabelText('Password'), 'a-long-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  expect(await screen.findByText('Book Updated')).toBeInTheDocument();
  expect(lastSent()).toEqual({ title: 'Emma II' });
});
