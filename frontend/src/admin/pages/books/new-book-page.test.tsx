import { bookFieldNames } from '@storyloom/backend/contract/book/book';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const picture = () => new File(['picture'], 'cover.png', { type: 'image/png' });
type User = ReturnType<typeof renderApp>['user'];

const main = () => within(screen.getByRole('main'));
const submit = (user: User) => user.click(main().getByRole('button', { name: 'Add New Book' }));

async function fillIn(user: User) {
  await user.click(await screen.findByLabelText('Title'));
  await user.paste('The Castle');
  await user.click(screen.getByLabelText('Description'));
  await user.paste('A land surveyor arrives in the snow and never gets in.');
  await user.selectOptions(
    screen.getByLabelText('Category'),
    await screen.findByRole('option', { name: 'fiction' }),
  );
  await user.click(screen.getByLabelText('Trending'));
  await user.type(screen.getByLabelText('Old price'), '15');
  await user.type(screen.getByLabelText('New price'), '12,50');
}

test('the form has the specified fields, and "Choose A Category" before the five categories', async () => {
  renderApp('/dashboard/add-new-book');
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Add New Book' }),
  ).toBeInTheDocument();
  for (const label of [
    'Title',
    'Description',
    'Trending',
    'Old price',
    'New price',
    'Cover image',
  ]) {
    expect(screen.getByLabelText(label)).toBeInTheDocument();
  }
  expect(screen.getByLabelText('Cover image')).toHaveAttribute(
    'accept',
    'image/jpeg,image/png,image/webp,image/avif',
  );
  const options = () => within(screen.getByLabelText('Category')).getAllByRole('option');
  await waitFor(() => expect(options()).toHaveLength(6));
  expect(options().map((option) => option.textContent)).toEqual([
    'Choose A Category',
    'business',
    'technology',
    'fiction',
    'horror',
    'adventure',
  ]);
});

test('who is at the category when those of the shop come stays there', async () => {
  const settings = hold('get', '/settings');
  renderApp('/dashboard/add-new-book');
  const category = await screen.findByLabelText('Category');
  act(() => category.focus());
  settings.letGo();
  await screen.findByRole('option', { name: 'fiction' });
  expect(category).toHaveFocus();
});

test('each missing field has an error', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await screen.findByLabelText('Title');
  await submit(user);
  for (const name of ['Title', 'Description', 'Category', 'Old price', 'New price']) {
    expect(await screen.findByText(`${name} is required`)).toBeInTheDocument();
  }
  expect(screen.queryByText(/Cover image is/)).not.toBeInTheDocument();
  expect(fakeAdmin.sent).toEqual([]);
});

test('a book is added with its picture, the dialog says so, and the form is empty again', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await fillIn(user);
  await user.upload(screen.getByLabelText('Cover image'), picture());
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  await submit(user);
  expect(await screen.findByText('Your book is uploaded successfully!')).toBeInTheDocument();
  expect(screen.getByText('Book added')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: "Yes, It's Okay!" }));

  expect(fakeAdmin.sent.at(-1)).toEqual({
    method: 'POST',
    path: '/books/create-book',
    body: {
      // What was left empty is sent as none.
      ...Object.fromEntries(bookFieldNames.map((name) => [name, null])),
      title: 'The Castle',
      description: 'A land surveyor arrives in the snow and never gets in.',
      category: 'fiction',
      trending: true,
      oldPrice: 15,
      newPrice: 12.5,
      coverImage: 'stored-cover.webp',
    },
  });
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.getByLabelText('Category')).toHaveValue('');
  expect(screen.queryByText('cover.png')).not.toBeInTheDocument();
});

test('an ISBN that another new book has is refused at its field', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await fillIn(user);
  const isbn = screen.getByLabelText('ISBN');
  await user.type(isbn, '9780141439686');
  const fields = { isbn: ['is already the one of "Persuasion"'] };
  const problems = { isbn: [{ code: 'isbn_taken', title: 'Persuasion' }] };
  const refusal = () => refuse('validation_error', { fields, problems });
  fakeApi.use(http.post(`${apiBase}/books/create-book`, refusal, { once: true }));
  await submit(user);
  await waitFor(() => expect(isbn).toHaveFocus());
  expect(isbn).toBeInvalid();
  expect(isbn).toHaveAccessibleDescription(/ISBN is already the one of "Persuasion"/);
  // Of a used copy it may be the same.
  await user.selectOptions(screen.getByLabelText('Condition'), 'good');
  await submit(user);
  expect(await screen.findByText('Book added')).toBeInTheDocument();
});

test('while the book is being added the button says "Adding.."', async () => {
  let finish = () => {};
  const waiting = new Promise<void>((resolve) => (finish = resolve));
  fakeApi.use(
    http.post(`${apiBase}/books/create-book`, async () => {
      await waiting;
      return refuse('internal_error');
    }),
  );
  const { user } = renderApp('/dashboard/add-new-book');
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('button', { name: 'Adding..' })).toBeInTheDocument();
  finish();
  expect(await screen.findByText('Failed to add book. Please try again.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Adding..' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('The Castle');
});

test('a new book is in the table without a reload', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  expect(await screen.findByText(/No books yet/)).toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Add New Book' }));
  await fillIn(user);
  await submit(user);
  await user.click(await screen.findByRole('button', { name: "Yes, It's Okay!" }));
  await user.click(main().getByRole('link', { name: 'Manage Books' }));
  expect(await screen.findByLabelText('Select The Castle')).toBeInTheDocument();
});

test('the preview shows the card while one types', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await fillIn(user);
  const preview = within(screen.getByRole('complementary', { name: 'Preview' }));
  expect(preview.getAllByText('The Castle').length).toBeGreaterThan(0);
  expect(preview.getByText('$12.50')).toBeInTheDocument();
  expect(preview.getByText('$15.00')).toBeInTheDocument();
});

test('what was typed is there again after a detour, until one starts over', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await user.type(await screen.findByLabelText('Title'), 'Half');
  await user.click(main().getByRole('link', { name: 'Manage Books' }));
  await screen.findByText(/No books yet/);
  await user.click(main().getByRole('link', { name: 'Add New Book' }));
  const title = await screen.findByLabelText('Title');
  await waitFor(() => expect(title).toHaveValue('Half'));
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(main().getByRole('link', { name: 'Manage Books' }));
  await screen.findByText(/No books yet/);
  await user.click(main().getByRole('link', { name: 'Add New Book' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('the draft survives a session that ends: after signing in it is there again', async () => {
  const { user } = renderApp('/dashboard/add-new-book');
  await fillIn(user);
  fakeAdmin.token = 'another-token';
  await submit(user);
  expect(await screen.findByText('Token has expired! Please login again')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await user.type(await screen.findByLabelText('Username'), 'owner');
  await user.type(screen.getByLabelText('Password'), 'a-long-password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('The Castle'));
  expect(screen.getByLabelText('New price')).toHaveValue('12,50');
  await submit(user);
  await waitFor(() => expect(fakeShop.books.map(({ title }) => title)).toEqual(['The Castle']));
});
