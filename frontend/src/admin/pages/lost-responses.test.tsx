import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { orderSchema } from '@storyloom/backend/contract/order/order';
import { response, apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeAdmin, oneTimePassword } from '@/testing/fake-admin/fake-admin-team';
import { makeBook, makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

// The request has reached the shop, but its response got lost.

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  keys = [];
});

let keys: (string | null)[] = [];
type User = ReturnType<typeof renderApp>['user'];

/** The response to requests to this address instead of the fake shop's, until it is reset. */
function meet(path: string, response: () => Response) {
  let isMet = true;
  fakeApi.use(
    http.post(`${apiBase}${path}`, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      return isMet ? response() : undefined;
    }),
  );
  return { end: () => void (isMet = false) };
}

async function typeBook(user: User) {
  await user.type(await screen.findByLabelText('Title'), 'Emma');
  await user.type(screen.getByLabelText('Description'), 'A matchmaker.');
  await user.selectOptions(
    screen.getByLabelText('Category'),
    await screen.findByRole('option', { name: 'fiction' }),
  );
  await user.type(screen.getByLabelText('Old price'), '9');
  await user.type(screen.getByLabelText('New price'), '9');
}
const add = (user: User) =>
  user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Add New Book' }));
const closeFailed = async (user: User) => {
  const failed = { name: 'Failed to add book. Please try again.' };
  await user.click(within(await screen.findByRole('dialog', failed)).getByText('OK'));
  // Or the next one is taken for this one, and stays.
  await waitFor(() => expect(screen.queryByRole('dialog', failed)).not.toBeInTheDocument());
};

test('sends a book with the same key again after a lost response, also after a reload', async () => {
  const losing = meet('/books/create-book', () => HttpResponse.error());
  const first = renderApp('/dashboard/add-new-book');
  await typeBook(first.user);
  await add(first.user);
  await closeFailed(first.user);
  await add(first.user);
  await closeFailed(first.user);
  first.unmount();
  const { user } = renderApp('/dashboard/add-new-book');
  await screen.findByText('What you typed before is still here.');
  losing.end();
  await add(user);
  await user.click(await screen.findByRole('button', { name: "Yes, It's Okay!" }));
  expect(keys[0]).toMatch(/.{16}/);
  expect(new Set(keys).size).toBe(1);
  // The next book is another one.
  await typeBook(user);
  await add(user);
  await screen.findByRole('button', { name: "Yes, It's Okay!" });
  expect(keys[3]).not.toBe(keys[0]);
});

test('a book that was changed after the lost answer is not taken for the one that is there', async () => {
  const refusing = meet('/books/create-book', () => refuse('idempotency_key_reused'));
  const { user } = renderApp('/dashboard/add-new-book');
  await typeBook(user);
  await add(user);
  const dialog = await screen.findByRole('dialog', { name: 'The book was already added' });
  await user.click(within(dialog).getByText('OK'));
  expect(screen.getByLabelText('Title')).toHaveValue('Emma');
  refusing.end();
  await add(user);
  await screen.findByRole('button', { name: "Yes, It's Okay!" });
  expect(keys[1]).not.toBe(keys[0]);
});

test('a book that is deleted already is gone from the list, and can be restored', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { user } = renderApp('/dashboard/manage-books');
  const remove = await screen.findByRole('button', { name: 'Delete Emma' });
  fakeShop.books = [];
  fakeAdmin.deleted = [book];
  await user.click(remove);
  await waitFor(() => expect(screen.getByText('This book was already deleted.')).toBeVisible());
  await waitFor(() => expect(screen.queryByLabelText('Select Emma')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByLabelText('Select Emma')).toBeInTheDocument();
});

test('a change with a lost response shows in the list', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  fakeApi.use(
    http.put(`${apiBase}/books/edit/:id`, () => {
      book.title = 'Emma II';
      return HttpResponse.error();
    }),
  );
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('link', { name: 'Edit Emma' }));
  await user.type(await screen.findByLabelText('Title'), ' II');
  await user.click(screen.getByRole('button', { name: 'Update Book' }));
  await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
  const page = within(screen.getByRole('main'));
  await user.click(page.getByRole('link', { name: 'Manage Books' }));
  expect(await screen.findByLabelText('Select Emma II')).toBeInTheDocument();
});

async function chooseFile(user: User, name = 'books.csv') {
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File(['title\nA\n'], name, { type: 'text/csv', lastModified: 1 });
  await user.upload(screen.getByLabelText('CSV file'), file);
  return screen.findByRole('button', { name: 'Import 2 books' });
}

test('sends a file with the same key again after a lost response, also after a reload', async () => {
  const { user, unmount } = renderApp('/dashboard/manage-books');
  const confirm = await chooseFile(user);
  const losing = meet('/books/import', () => HttpResponse.error());
  await user.click(confirm);
  await waitFor(() => expect(screen.getByText('The shop did not answer.')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await waitFor(() => expect(screen.getByText('The shop did not answer.')).toBeVisible());
  losing.end();
  unmount();
  const { user: later } = renderApp('/dashboard/manage-books');
  await later.click(await chooseFile(later));
  await waitFor(() => expect(screen.getByText(/^Imported: 2 new/)).toBeVisible());
  expect(keys[0]).toMatch(/.{16}/);
  expect(new Set(keys).size).toBe(1);

  await later.click(screen.getByRole('button', { name: 'Import CSV' }));
  await later.click(await chooseFile(later));
  await waitFor(() => expect(new Set(keys).size).toBe(2)); // answered, so another import
});

test('two files without an answer keep a key each', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  const toggle = await screen.findByRole('button', { name: 'Import CSV' });
  const send = async (name: string) => {
    const confirm = await chooseFile(user, name);
    const losing = meet('/books/import', () => HttpResponse.error());
    await user.click(confirm);
    await waitFor(() => expect(screen.getByText('The shop did not answer.')).toBeVisible());
    losing.end();
    await user.click(toggle);
  };
  await send('spring.csv');
  await send('autumn.csv');
  const [first] = keys.splice(0);
  await user.click(await chooseFile(user, 'spring.csv'));
  await waitFor(() => expect(screen.getByText(/^Imported: 2 new/)).toBeVisible());
  expect(new Set(keys)).toEqual(new Set([first]));
});

test('an administrator added without a response is in the list, to be removed first', async () => {
  fakeAdmin.admins = [makeAdmin('owner')];
  meet('/admins', () => {
    fakeAdmin.admins.push(makeAdmin('ann', { mustChangePassword: true }));
    return HttpResponse.error();
  });
  const { user } = renderApp('/dashboard/settings?tab=administrators');
  await user.type(await screen.findByLabelText('User name of a new administrator'), 'ann{Enter}');
  await waitFor(() => expect(screen.getByText(/^No one-time password came/)).toBeVisible());
  expect(await screen.findByRole('button', { name: 'Remove ann' })).toBeInTheDocument();
});

test('adding an administrator again after a lost response gives the one-time password', async () => {
  fakeAdmin.admins = [makeAdmin('owner')];
  const losing = meet('/admins', () => HttpResponse.error());
  const { user } = renderApp('/dashboard/settings?tab=administrators');
  const name = await screen.findByLabelText('User name of a new administrator');
  await user.type(name, 'ann{Enter}');
  await waitFor(() => expect(screen.getByText(/^No one-time password came/)).toBeVisible());
  losing.end();
  await user.type(name, '{Enter}');
  await waitFor(() => expect(screen.getByText(oneTimePassword)).toBeVisible());
  expect(keys[0]).toMatch(/.{16}/);
  expect(keys[1]).toBe(keys[0]);
  // The next administrator is another one.
  await user.type(name, 'bob{Enter}');
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[2]).not.toBe(keys[0]);
});

test('says that a step did not arrive; one with a lost response shows as done', async () => {
  const order = makeOrder({ number: 1003 });
  fakeShop.orders = [order];
  const fail = (isTaken: boolean) =>
    fakeApi.use(
      http.patch(`${apiBase}/orders/:id/status`, () => {
        if (isTaken) order.status = 'confirmed';
        return HttpResponse.error();
      }),
    );
  fail(false);
  const { user } = renderApp('/dashboard/orders');
  const name = 'Confirm: order 1003';
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.getByText(/^The order could not be changed/)).toBeVisible());
  fail(true);
  const step = await screen.findByRole('button', { name });
  const rested = () => expect(step).not.toHaveAttribute('aria-disabled');
  await waitFor(rested);
  await user.click(step);
  await waitFor(() => expect(screen.getByText('Order 1003 is now confirmed.')).toBeVisible());
});

test('what became of a step is not read off an answer that was asked for before it', async () => {
  const order = makeOrder({ number: 1003 });
  fakeShop.orders = [order];
  const { user } = renderApp(`/dashboard/orders/${order._id}`);
  const note = await screen.findByLabelText('New note');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  let asked = 0;
  fakeApi.use(
    http.get(`${apiBase}/orders/:id`, async () => {
      const now = structuredClone(order);
      if ((asked += 1) === 1) await held;
      return response(orderSchema, now);
    }),
    http.patch(`${apiBase}/orders/:id/status`, () => {
      order.status = 'confirmed';
      arrive();
      return HttpResponse.error();
    }),
  );
  await user.type(note, 'Rings twice.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(asked).toBe(1));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Order 1003 is now confirmed.')).toBeInTheDocument();
});
