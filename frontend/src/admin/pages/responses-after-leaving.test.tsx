import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeSettings } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makePublisher } from '@/testing/fake-admin/fake-admin-publishers';
import { callsToEnd } from '@/testing/calls-to-end';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { typedDetails } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

// The owner saves, leaves the page, and the shop answers afterwards.

serveAdminApi();
beforeEach(() => signInAsAdmin());

type User = ReturnType<typeof renderApp>['user'];

const follow = (user: User, name: string) =>
  user.click(screen.getAllByRole('link', { name })[0] as HTMLElement);

async function openCounter(user: User) {
  await follow(user, 'Counter');
  await screen.findByRole('textbox', { name: /ISBN or title$/ });
}
/** Presses a button, and goes to the counter while the shop answers. */
async function leaveDuring(call: ReturnType<typeof hold>, user: User, name: string) {
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(call.isAsked()).toBe(true));
  await openCounter(user);
}
const expectCounter = () => expect(window.location.pathname).toBe('/dashboard/counter');

/** Types into the title of a book; the shop will answer its update late. */
async function editTitle(book: ReturnType<typeof makeBook>) {
  fakeShop.books = [book];
  const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
  await user.type(await screen.findByLabelText('Title'), ' II');
  return { user, saving: hold('put', '/books/edit/:id') };
}

async function writePhoneOrder() {
  fakeShop.books = [makeBook({ title: 'Dracula' })];
  const { user } = renderApp('/dashboard/orders/new');
  await user.type(await screen.findByRole('combobox', { name: 'Add a book' }), 'dracula');
  await user.click(await screen.findByRole('option', { name: /Dracula/ }));
  for (const [label, text] of Object.entries(typedDetails)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  return user;
}

test('an order by telephone that is placed late takes nobody away from another page', async () => {
  const user = await writePhoneOrder();
  const placing = hold('post', '/orders/by-phone');
  await leaveDuring(placing, user, 'Place order');
  placing.letGo();
  expect(await screen.findByText(/^Order 1004 is placed/)).toBeInTheDocument();
  expectCounter();
  expect(fakeShop.orders).toHaveLength(1);
});

test('a publisher that is saved late takes nobody away from another page', async () => {
  fakeShop.settings = makeSettings({ safety: { isOn: true } });
  fakeAdmin.publishers = [
    makePublisher({ name: 'Hanser', address: 'Munich', email: 'info@hanser.example', missing: [] }),
  ];
  const { user } = renderApp('/dashboard/publishers');
  await user.click(await screen.findByRole('link', { name: 'Hanser' }));
  await user.type(await screen.findByLabelText('Postal address'), ', Bavaria');
  const saving = hold('put', '/publishers/:slug');
  await leaveDuring(saving, user, 'Save publisher');
  saving.letGo();
  expect(await screen.findByText('The publisher is saved.')).toBeInTheDocument();
  expectCounter();
});

test('a book that was saved late is no unsaved input', async () => {
  const book = makeBook({ title: 'Emma' });
  const { user, saving } = await editTitle(book);
  await leaveDuring(saving, user, 'Update Book');
  saving.letGo();
  expect(await screen.findByText('Your book was updated successfully!')).toBeInTheDocument();
  await follow(user, 'Manage Books');
  await user.click(await screen.findByRole('link', { name: 'Edit Emma II' }));
  expect(await screen.findByLabelText('Title')).toHaveValue('Emma II');
  expect(screen.queryByText('What you typed before is still here.')).not.toBeInTheDocument();
});

test('a book that was saved late leaves what was typed after coming back', async () => {
  const book = makeBook({ title: 'Emma' });
  const { user, saving } = await editTitle(book);
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await follow(user, 'Manage Books');
  await user.click(await screen.findByRole('link', { name: 'Edit Emma' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Emma II'));
  await user.type(screen.getByLabelText('Title'), '!');
  saving.letGo();
  await screen.findByText('Your book was updated successfully!');
  await follow(user, 'Manage Books');
  await user.click(await screen.findByRole('link', { name: 'Edit Emma II' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Emma II!'));
});

test('settings that were saved late are no unsaved input', async () => {
  const { user } = renderApp('/dashboard/settings?tab=money');
  await user.type(await screen.findByRole('textbox', { name: 'Promise' }), '!');
  const saving = hold('put', '/settings');
  await leaveDuring(saving, user, 'Save settings');
  saving.letGo();
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('a shelf that was saved late is no unsaved input', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  const { user } = renderApp('/dashboard/shelves?new');
  await user.type(await screen.findByLabelText('Title'), 'Staff picks');
  await user.click(screen.getByRole('button', { name: 'Save shelf' }));
  await user.click(await screen.findByRole('link', { name: 'Staff picks' }));
  await user.type(await screen.findByLabelText('Title'), '!');
  const saving = hold('put', '/shelves/:slug');
  await leaveDuring(saving, user, 'Save shelf');
  saving.letGo();
  expect(await screen.findByText('The shelf is saved.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('a book that is saved late takes no scan from the counter', async () => {
  const book = makeBook({ title: 'Emma', isbn: '9780306406157', stock: 5 });
  const { user, saving } = await editTitle(book);
  await leaveDuring(saving, user, 'Update Book');
  saving.letGo();
  await screen.findByText('Your book was updated successfully!');
  await user.keyboard('9780306406157{Enter}');
  expect(await screen.findByText('Emma II: Sold, 4 left.')).toBeInTheDocument();
});

test('a shelf that was deleted before takes nobody away from another page', async () => {
  fakeShop.shelves = [
    { slug: 'staff-picks', title: 'Staff picks', note: '', isOnHome: false, books: [] },
  ];
  const { user } = renderApp('/dashboard/shelves');
  fakeApi.use(http.delete(api('/shelves/:slug'), () => refuse('record_not_found')));
  const deleting = hold('delete', '/shelves/:slug');
  await leaveDuring(deleting, user, 'Delete Staff picks');
  deleting.letGo();
  await act(callsToEnd);
  expectCounter();
});

test('a book that was sold meanwhile is saved, also when the owner has left its page', async () => {
  const book = makeBook({ title: 'Emma', stock: 3 });
  const { user, saving } = await editTitle(book);
  await leaveDuring(saving, user, 'Update Book');
  Object.assign(book, { stock: 2, updatedAt: '2026-11-21T12:00:00.000Z' });
  saving.letGo();
  expect(await screen.findByText('Your book was updated successfully!')).toBeInTheDocument();
  expect(book).toMatchObject({ title: 'Emma II', stock: 2 });
});

const fields = { isbn: ['is taken'] };

test.each([
  {
    what: 'an order by telephone',
    write: writePhoneOrder,
    method: 'post',
    path: '/orders/by-phone',
    save: 'Place order',
    response: () => refuse('insufficient_stock'),
    message: 'The order was not placed.',
  },
  {
    what: 'settings',
    write: async () => {
      const { user } = renderApp('/dashboard/settings?tab=money');
      await user.type(await screen.findByRole('textbox', { name: 'Promise' }), '!');
      return user;
    },
    method: 'put',
    path: '/settings',
    save: 'Save settings',
    response: () => refuse('validation_error', { fields: { delivery: ['is too long'] } }),
    message: 'The settings were not saved. Please try again.',
  },
  {
    what: 'a changed book',
    write: async () => {
      const book = makeBook({ title: 'Emma' });
      fakeShop.books = [book];
      const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
      await user.type(await screen.findByLabelText(/^ISBN/), '9780306406157');
      return user;
    },
    method: 'put',
    path: '/books/edit/:id',
    save: 'Update Book',
    response: () => refuse('validation_error', { fields }),
    message: 'There was an error updating the book. Please try again.',
  },
  {
    what: 'a used copy',
    write: async () => {
      const book = makeBook({ title: 'Emma' });
      fakeShop.books = [book];
      const { user } = renderApp(`/dashboard/add-new-book?copyOf=${book._id}`);
      await user.type(await screen.findByLabelText('New price'), '4');
      return user;
    },
    method: 'post',
    path: '/books/create-book',
    save: 'Add New Book',
    response: () => refuse('validation_error', { fields }),
    message: 'Failed to add book. Please try again.',
  },
] as const)('says that $what was refused, also on another page', async (task) => {
  const user = await task.write();
  fakeApi.use(http[task.method](api(task.path), task.response));
  const saving = hold(task.method, task.path);
  await user.click(screen.getByRole('button', { name: task.save }));
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await openCounter(user);
  saving.letGo();
  expect(await screen.findByText(task.message)).toBeInTheDocument();
});
