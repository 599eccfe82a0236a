import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

// "Add this book" at the counter and "Bring it in" of a book request open the form with a book.

serveAdminApi();
beforeEach(() => signInAsAdmin());

const open = async (isbn: string) => {
  const shown = renderApp(`/dashboard/add-new-book${isbn && `?isbn=${isbn}`}`);
  return { ...shown, field: await screen.findByLabelText(/^ISBN/) };
};

test('a scanned book never gets the ISBN of the one that was scanned before', async () => {
  const first = await open('9780306406157');
  await waitFor(() => expect(first.field).toHaveValue('9780306406157'));
  first.unmount();
  const second = await open('9783161484100');
  await waitFor(() => expect(second.field).toHaveValue('9783161484100'));
});

test('a half-written book waits for its own ISBN, and no other book gets its title', async () => {
  const plain = await open('');
  await plain.user.type(screen.getByLabelText('Title'), 'Emma');
  plain.unmount();
  const first = await open('9780306406157');
  expect(screen.getByLabelText('Title')).toHaveValue('');
  await first.user.type(screen.getByLabelText('Title'), 'Dracula');
  first.unmount();
  const second = await open('9783161484100');
  expect(screen.getByLabelText('Title')).toHaveValue('');
  second.unmount();
  const again = await open('9780306406157');
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument();
  expect(screen.getByLabelText('Title')).toHaveValue('Dracula');
  expect(again.field).toHaveValue('9780306406157');
  again.unmount();
  await open('');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Emma'));
});

test('a form that was only looked at is no unsaved input', async () => {
  const { user, field } = await open('9780306406157');
  await waitFor(() => expect(field).toHaveValue('9780306406157'));
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('starting over keeps what the form began with', async () => {
  const book = makeBook({ title: 'Emma', isbn: '9780306406157' });
  fakeShop.books = [book];
  const address = `/dashboard/add-new-book?copyOf=${book._id}`;
  const first = renderApp(address);
  await first.user.type(await screen.findByLabelText('New price'), '4');
  first.unmount();
  const { user } = renderApp(address);
  await user.click(await screen.findByRole('button', { name: 'Start over' }));
  expect(screen.getByLabelText('New price')).toHaveValue('');
  expect(screen.getByLabelText('Title')).toHaveValue('Emma');
  expect(screen.getByLabelText('Condition')).toHaveDisplayValue('Good');
});

test('a book that is added leaves an empty form behind', async () => {
  const { user, unmount } = await open('9780306406157');
  await user.type(screen.getByLabelText('Title'), 'Emma');
  await user.type(screen.getByLabelText('Description'), 'A matchmaker.');
  await user.selectOptions(
    screen.getByLabelText('Category'),
    await screen.findByRole('option', { name: 'fiction' }),
  );
  await user.type(screen.getByLabelText('Old price'), '9');
  await user.type(screen.getByLabelText('New price'), '9');
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'Add New Book' }));
  await user.click(await screen.findByRole('button', { name: "Yes, It's Okay!" }));
  expect(fakeShop.books).toMatchObject([{ title: 'Emma', isbn: '9780306406157' }]);
  expect(screen.getByLabelText('Title')).toHaveValue('');
  expect(screen.getByLabelText(/^ISBN/)).toHaveValue('');
  unmount();
  renderApp('/dashboard/manage-books');
  await screen.findByRole('button', { name: 'Import CSV' });
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});
