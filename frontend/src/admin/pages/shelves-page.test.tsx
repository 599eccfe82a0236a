import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const books = ['Emma', 'Persuasion', 'Ulysses'].map((title) => makeBook({ title, stock: 0 }));
const shelf = (title: string) => ({
  slug: 'ours',
  title,
  note: '',
  isOnHome: false,
  books: books.map((book) => ({ book })),
});
const order = () =>
  within(screen.getByRole('list', { name: 'Books in order' }))
    .getAllByRole('group')
    .map((entry) => entry.getAttribute('aria-label'));

test('the owner puts a shelf together by search, orders it by keys, and says something of a book', async () => {
  fakeShop.books = books;
  const { user } = renderApp('/dashboard/shelves');
  expect(await screen.findByText(/No shelf yet/)).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'New shelf' }));
  await user.click(await screen.findByRole('button', { name: 'Save shelf' }));
  expect(await screen.findByText('Title is required')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), 'Staff picks');
  for (const title of ['Emma', 'Ulysses']) {
    await user.type(screen.getByLabelText('Add a book'), title);
    await user.click(await screen.findByRole('option', { name: new RegExp(title) }));
  }
  await user.click(screen.getByRole('button', { name: 'Move Ulysses up' }));
  expect(order()).toEqual(['Ulysses', 'Emma']);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Move Ulysses up' })).toHaveFocus(),
  );
  await user.type(screen.getAllByLabelText('What you say of it')[0]!, 'One day.');
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  expect(await screen.findByRole('link', { name: 'Staff picks' })).toBeInTheDocument();
  const [emma, , ulysses] = books.map(({ _id }) => _id);
  expect(fakeAdmin.sent.map(({ body }) => body)).toContainEqual({
    title: 'Staff picks',
    note: '',
    isOnHome: true,
    books: [
      { bookId: ulysses, note: 'One day.' },
      { bookId: emma, note: '' },
    ],
  });
});

test.each([
  ['Save mine', 'Ours and mine'],
  ['Take theirs', 'Theirs'],
])('who saves a shelf second sees both versions and chooses: %s', async (choice, title) => {
  fakeShop.books = books;
  fakeShop.shelves = [shelf('Ours')];
  const { user } = renderApp('/dashboard/shelves?shelf=ours');
  await user.type(await screen.findByLabelText('Title'), ' and mine');
  fakeShop.shelves = [{ ...shelf('Theirs'), note: 'Signed.' }];
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  const panel = await screen.findByRole('alert', { name: /^ann changed this shelf/ });
  expect(within(panel).getByText('Ours and mine')).toBeVisible();
  expect(within(panel).getByText('Theirs')).toBeVisible();
  expect(within(panel).getByText('Signed.')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: choice }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title')).toHaveValue(title);
  expect(fakeShop.shelves[0]?.title).toBe(title);
});

test('a shelf is deleted at once, and Undo brings it back', async () => {
  fakeShop.books = books;
  fakeShop.shelves = [shelf('Ours')];
  const { user } = renderApp('/dashboard/shelves');
  await user.click(await screen.findByRole('button', { name: 'Delete Ours' }));
  expect(await screen.findByText(/No shelf yet/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Ours' })).toBeInTheDocument();
  expect(fakeShop.shelves[0]?.books).toHaveLength(3);
});

test('a shelf that is changed again begins with how it is now, not with what was remembered', async () => {
  fakeShop.shelves = [shelf('Ours')];
  const { user } = renderApp('/dashboard/shelves?shelf=ours');
  expect(await screen.findByLabelText('Title')).toHaveValue('Ours');
  fakeShop.shelves = [{ ...shelf('Theirs'), slug: 'ours' }];
  await user.click(screen.getByRole('link', { name: 'All shelves' }));
  await user.click(await screen.findByRole('link', { name: 'Theirs' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Theirs');
});

test('an unfinished shelf is there again after a detour, until it is made', async () => {
  fakeShop.books = books;
  const { user } = renderApp('/dashboard/shelves?new');
  await user.type(await screen.findByLabelText('Title'), 'Staff picks');
  await user.type(screen.getByLabelText('Add a book'), 'Emma');
  await user.click(await screen.findByRole('option', { name: /Emma/ }));
  await user.click(screen.getByRole('link', { name: 'All shelves' }));
  await user.click(await screen.findByRole('link', { name: 'New shelf' }));
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Staff picks'));
  await waitFor(() => expect(order()).toEqual(['Emma']));
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  expect(await screen.findByRole('link', { name: 'Staff picks' })).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'New shelf' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

test('a changed shelf is there again after a detour, and can be begun again', async () => {
  fakeShop.shelves = [shelf('Ours')];
  const { user } = renderApp('/dashboard/shelves?shelf=ours');
  await user.type(await screen.findByLabelText('Title'), ' and mine');
  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  await user.click(screen.getByRole('link', { name: 'All shelves' }));
  await user.click(await screen.findByRole('link', { name: 'Ours' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Ours and mine'));
  expect(order()).toEqual(['Persuasion', 'Ulysses']);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('Title')).toHaveValue('Ours');
  expect(order()).toEqual(['Emma', 'Persuasion', 'Ulysses']);
});

test('does not say that a new shelf was not made if its response got lost, and makes it once', async () => {
  const keys: (string | null)[] = [];
  fakeApi.use(
    http.post(api('/shelves/'), ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return keys.length === 1 ? HttpResponse.error() : undefined;
    }),
  );
  const { user } = renderApp('/dashboard/shelves?new');
  await user.type(await screen.findByLabelText('Title'), 'Staff picks');
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  expect(await screen.findByText(/Nobody can say whether the shelf was made/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  expect(await screen.findByRole('link', { name: 'Staff picks' })).toBeInTheDocument();
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('nothing links to a shelf after its last book is deleted', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  fakeShop.shelves = [{ ...shelf('Ours'), books: fakeShop.books.map((book) => ({ book })) }];
  const { user } = renderApp('/', { email: 'ada@example.com' });
  await screen.findByRole('button', { name: 'Shelves' });
  await user.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await user.click((await screen.findAllByRole('link', { name: 'Manage Books' }))[0]!);
  fakeShop.shelves = [];
  await user.click(await screen.findByRole('button', { name: 'Delete Emma' }));
  await screen.findByText('Book deleted successfully!');
  await user.click(screen.getAllByTitle('To the shop')[0]!);
  await screen.findByRole('button', { name: /^Your menu/ });
  expect(screen.queryByRole('button', { name: 'Shelves' })).not.toBeInTheDocument();
});

test('a note that ends in a space is saved with the shelf, and nothing of it stays unsaved', async () => {
  fakeShop.books = books;
  fakeShop.shelves = [shelf('Ours')];
  const { user } = renderApp('/dashboard/shelves?shelf=ours');
  await user.type((await screen.findAllByLabelText('What you say of it'))[0]!, 'Read it. ');
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  expect(await screen.findByText('The shelf is saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All shelves' }));
  await user.click(await screen.findByRole('link', { name: 'Ours' }));
  expect(await screen.findByDisplayValue('Read it.')).toBeInTheDocument();
  expect(screen.queryByText('What you typed before is still here.')).not.toBeInTheDocument();
});
