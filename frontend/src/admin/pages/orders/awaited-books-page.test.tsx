import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { makeBook, makeOrder } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

function waitForBook(promisedBy = '2099-03-12') {
  const book = makeBook({ title: 'Dracula', isbn: '9780306406157', publisher: 'Castle', stock: 0 });
  const item = { bookId: book._id, title: 'Dracula', coverImage: '', price: 10 };
  fakeShop.books = [book];
  fakeShop.orders = [
    makeOrder({ number: 1007, items: [{ ...item, supply: 'orderIn', promisedBy }] }),
  ];
}

test('the orders lead to what they wait for, and say what is late', async () => {
  signInAsAdmin();
  waitForBook('2025-12-01');
  const { user } = renderApp('/dashboard/orders');
  expect(await screen.findByText('1 copy is later than promised')).toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: '1 copy to order' }));
  expect(await screen.findByRole('heading', { name: 'Castle' })).toBeInTheDocument();
  expect(screen.getByText('For order 1007')).toBeInTheDocument();
});

test('a scan gives the copy to the order, and can be undone', async () => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  const field = await screen.findByRole('textbox', { name: /^ISBN/ });
  await user.type(field, '9780306406157{Enter}');
  expect(await screen.findByText('1 copy of “Dracula” for order 1007.')).toBeInTheDocument();
  expect(screen.getByText('the arrival of “Dracula”')).not.toBeVisible();
  expect(await screen.findByText('No order waits for a book.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('The arrival of “Dracula” is undone.')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Castle' })).toBeInTheDocument();
});

test('a scan is taken in wherever the keyboard is', async () => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  (await screen.findByRole('button', { name: 'Save as CSV' })).focus();
  await user.keyboard('9780306406157{Enter}');
  expect(await screen.findByText('1 copy of “Dracula” for order 1007.')).toBeInTheDocument();
});

const taken = () =>
  fakeAdmin.sent
    .filter(({ path }) => path === '/supply/arrivals')
    .map(({ body }) => (body as { isbn: string }).isbn);

test('quick scans are all taken in, in their order, also two copies of one book', async () => {
  signInAsAdmin();
  waitForBook();
  fakeShop.books.push(makeBook({ title: 'Emma', isbn: '9783161484100', stock: 0 }));
  const { user } = renderApp('/dashboard/orders/to-order');
  const field = await screen.findByRole('textbox', { name: /^ISBN/ });
  const taking = hold('post', '/supply/arrivals');
  await user.type(field, '9780306406157{Enter}9783161484100{Enter}9783161484100{Enter}');
  await waitFor(() => expect(taking.isAsked()).toBe(true));
  expect(field).toHaveValue('');
  taking.letGo();
  await waitFor(() => expect(taken()).toEqual(['9780306406157', '9783161484100', '9783161484100']));
});

test('a scan that is not taken in returns to the field, and the message names it', async () => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  const field = await screen.findByRole('textbox', { name: /^ISBN/ });
  await user.type(field, '9783161484100{Enter}');
  expect(
    await screen.findByText('9783161484100: No book of the shop has this ISBN.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(field).toHaveValue('9783161484100'));
  // It is selected: the next scan replaces it.
  await user.keyboard('9780306406157{Enter}');
  expect(await screen.findByText('1 copy of “Dracula” for order 1007.')).toBeInTheDocument();
});

test('scans that are not taken in are listed until each is scanned again', async () => {
  signInAsAdmin();
  waitForBook();
  fakeShop.books.push(makeBook({ title: 'Emma', isbn: '9783161484100', stock: 0 }));
  const { user } = renderApp('/dashboard/orders/to-order');
  const form = await screen.findByRole('form', { name: 'Books that have come in' });
  const field = within(form).getByRole('textbox', { name: /^ISBN/ });
  let isAway = true;
  fakeApi.use(
    http.post(api('/supply/arrivals'), () => (isAway ? HttpResponse.error() : undefined)),
  );
  const taking = hold('post', '/supply/arrivals');
  await user.type(field, '9780306406157{Enter}9783161484100{Enter}');
  const copies = within(form).getByRole('textbox', { name: 'Copies' });
  await user.clear(copies);
  await user.type(copies, '2');
  taking.letGo();
  const notTaken = (isbn: string) =>
    screen.queryByText(`${isbn}: The copies were not taken in. Please try again.`);
  await waitFor(() => expect(notTaken('9783161484100')).toBeVisible());
  expect(notTaken('9780306406157')).toBeVisible();
  expect(copies).toHaveValue('2');
  isAway = false;
  await user.clear(copies);
  await user.type(copies, '1');
  await user.clear(field);
  await user.type(field, '9780306406157{Enter}');
  await waitFor(() => expect(notTaken('9780306406157')).not.toBeInTheDocument());
  expect(notTaken('9783161484100')).toBeVisible();
  await user.type(field, '9783161484100{Enter}');
  await waitFor(() => expect(notTaken('9783161484100')).not.toBeInTheDocument());
  const [first, second] = taken();
  expect([first, second]).toEqual(['9780306406157', '9783161484100']);
});

test('the copies of a row are taken in once, however slow the shop is', async () => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  const arrived = await screen.findByRole('button', { name: '1 copy of “Dracula” arrived' });
  const listing = hold('get', '/supply/');
  await user.click(arrived);
  expect(await screen.findByText('1 copy of “Dracula” for order 1007.')).toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: /^ISBN/ }));
  await user.click(arrived);
  listing.letGo();
  expect(await screen.findByText('No order waits for a book.')).toBeInTheDocument();
  expect(fakeAdmin.sent).toHaveLength(1);
});

test('an Undo without a response does not claim that a copy was sold', async () => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  await user.type(await screen.findByRole('textbox', { name: /^ISBN/ }), '9780306406157{Enter}');
  await screen.findByText('1 copy of “Dracula” for order 1007.');
  fakeApi.use(http.post(api('/supply/arrivals/undo'), () => HttpResponse.error(), { once: true }));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('Could not be undone yet. Please try again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('The arrival of “Dracula” is undone.')).toBeInTheDocument();
});

test('what is left of an arrival goes to the stock, and a mistyped ISBN goes nowhere', async () => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  const form = await screen.findByRole('form', { name: 'Books that have come in' });
  const field = within(form).getByRole('textbox', { name: /^ISBN/ });
  await user.type(field, '1234{Enter}');
  expect(field).toHaveAccessibleDescription(/The ISBN must have 10 or 13 digits, not 4/);
  await user.clear(field);
  await user.type(field, '9780306406158{Enter}');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, '9780306406157');
  await user.clear(within(form).getByRole('textbox', { name: 'Copies' }));
  await user.type(within(form).getByRole('textbox', { name: 'Copies' }), '3');
  await user.click(within(form).getByRole('button', { name: 'Take in' }));
  expect(
    await screen.findByText(
      '1 copy of “Dracula” for order 1007. 2 copies of “Dracula” for the stock.',
    ),
  ).toBeInTheDocument();
});

test.each([
  ['0', 'Copies must be 1 or more'],
  ['-3', 'Copies must be 1 or more'],
  ['two', 'Copies must be a whole number'],
])('%s copies are not taken in, and the field says why', async (typed, why) => {
  signInAsAdmin();
  waitForBook();
  const { user } = renderApp('/dashboard/orders/to-order');
  const form = await screen.findByRole('form', { name: 'Books that have come in' });
  const copies = within(form).getByRole('textbox', { name: 'Copies' });
  await user.clear(copies);
  await user.type(copies, typed);
  await user.type(within(form).getByRole('textbox', { name: /^ISBN/ }), '9780306406157{Enter}');
  await waitFor(() => expect(copies).toBeInvalid());
  expect(copies).toHaveAccessibleDescription(why);
  expect(copies).toHaveFocus();
});

test('who takes an order by telephone reads when a book that is not in stock comes', async () => {
  signInAsAdmin();
  fakeShop.books = [makeBook({ title: 'Dracula', promise: { kind: 'orderIn', days: 5 } })];
  const { user } = renderApp('/dashboard/orders/new');
  await user.type(await screen.findByRole('combobox', { name: 'Add a book' }), 'dracula');
  await user.click(await screen.findByRole('option', { name: /Dracula/ }));
  expect(await screen.findByText(/in about 5 to 7 days/)).toBeInTheDocument();
});
