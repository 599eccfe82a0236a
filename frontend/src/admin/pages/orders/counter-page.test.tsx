import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.books = [
    makeBook({ title: 'Dracula', isbn: '9780306406157', stock: 5, newPrice: 12.5 }),
    makeBook({ title: 'Emma', isbn: '9783161484100', stock: 5, newPrice: 8 }),
  ];
});

const openCounter = async () => {
  const shown = renderApp('/dashboard/counter');
  const field = await screen.findByRole('textbox', { name: /ISBN or title$/ });
  await waitFor(() => expect(field).toHaveFocus());
  return { ...shown, field };
};
const rows = () =>
  within(screen.getByRole('list', { name: 'Last scans' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const sent = () =>
  fakeAdmin.sent.map(({ body }) => body as { mode: string; isbn: string; key: string });

test('a day at the counter goes by scanner and keyboard alone', async () => {
  const { user, field } = await openCounter();
  await user.keyboard('978-0-306-40615-7{Enter}9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaSell: Sold, 4 left/));
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$20.50');
  expect(field).toHaveFocus();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(rows()[0]).toMatch(/Undone, 5 left/));
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$12.50');
  await user.keyboard('{Enter}');
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$0.00');
  await user.keyboard('{F4}9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaReceive: Received, 6 left/));
  await user.keyboard('{F8}9783161484100{Enter}{F2}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaReturn: Returned, 7 left/));
  expect(screen.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveFocus();
  // Wherever the keyboard is, what the scanner sends goes into the field.
  screen.getAllByRole('button', { name: /^Undo/ })[0]?.focus();
  await user.keyboard('9780306406157{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^DraculaSell: Sold, 3 left/));
});

test('the scan after a return is a sale again, after receiving it is not', async () => {
  const { user } = await openCounter();
  const isChosen = (name: string) =>
    waitFor(() =>
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'),
    );
  await user.keyboard('{F8}9780141439471{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^9780141439471Return: No book/));
  await isChosen('Return'); // nothing came back yet
  await user.keyboard('9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaReturn: Returned, 6 left/));
  await isChosen('Sell');
  await user.keyboard('9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaSell: Sold, 5 left/));
  await user.keyboard('{F4}9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaReceive: Received, 6 left/));
  await isChosen('Receive');
});

test('what was sold before does not stand there as the outcome of a code that is none', async () => {
  const { user } = await openCounter();
  const sold = 'Dracula: Sold, 4 left.';
  await user.keyboard('9780306406157{Enter}');
  expect(await screen.findByText(sold)).toBeInTheDocument();
  await user.keyboard('9780306406158{Enter}');
  expect(await screen.findByText(/its check digit does not fit/)).toBeInTheDocument();
  expect(screen.queryByText(sold)).not.toBeInTheDocument();
  await user.keyboard('no such title{Enter}');
  expect(await screen.findByText(/no such title/)).toBeInTheDocument();
  expect(screen.queryByText(sold)).not.toBeInTheDocument();
});

test('an ISBN of a new book and a used copy asks which of them is sold', async () => {
  const isbn = '9780306406157';
  fakeShop.books.push(
    makeBook({ title: 'Dracula', isbn, stock: 1, newPrice: 4, condition: 'good' }),
  );
  const { user } = await openCounter();
  await user.keyboard(`${isbn}{Enter}`);
  await waitFor(() => expect(rows()[0]).toMatch(/There are several copies of this book/));
  const copies = within(await screen.findByRole('list', { name: 'Books found' }));
  const used = (await copies.findByText(/Used, good/)).closest('li')!;
  expect(copies.getAllByRole('listitem')[0]).toHaveTextContent('New, $12.50');
  await user.click(within(used).getByRole('button', { name: 'Sell: Dracula' }));
  await waitFor(() => expect(rows()[0]).toMatch(/^DraculaSell: Sold, 0 left/));
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$4.00');
  // The question is answered.
  expect(rows()).toHaveLength(1);
});

test('a copy that is received for an order says so, and can be undone', async () => {
  fakeShop.books.push(makeBook({ title: 'Persuasion', isbn: '9780141439686', supply: 'preorder' }));
  fakeApi.use(
    http.post(
      api('/counter'),
      () => HttpResponse.json({ book: fakeShop.books.at(-1), givenTo: 1007 }),
      { once: true },
    ),
  );
  const { user } = await openCounter();
  await user.keyboard('{F4}9780141439686{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^PersuasionReceive: Received, for order 1007\./));
  expect(screen.getByRole('button', { name: 'Undo: Persuasion' })).toBeInTheDocument();
});

test('the Undo of a scan undoes it once, however fast it is pressed twice', async () => {
  const { user } = await openCounter();
  await user.keyboard('9780306406157{Enter}');
  const undoing = hold('post', '/counter/undo');
  await user.dblClick(await screen.findByRole('button', { name: 'Undo: Dracula' }));
  undoing.letGo();
  await waitFor(() => expect(rows()[0]).toMatch(/Undone, 5 left/));
  expect(fakeAdmin.sent.filter(({ path }) => path === '/counter/undo')).toHaveLength(1);
});

test('Ctrl+Z that is held down returns one scan, not one after the other', async () => {
  const { user, field } = await openCounter();
  await user.keyboard('9780306406157{Enter}9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaSell: Sold/));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  await waitFor(() => expect(rows()[0]).toMatch(/Undone/));
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true, repeat: true });
  // What is done after it has come by now.
  await user.keyboard('9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaSell: Sold/));
  expect(rows()[2]).toMatch(/^DraculaSell: Sold/);
});

test('Ctrl+Z returns the last scan on a Hebrew keyboard too', async () => {
  const { user, field } = await openCounter();
  await user.keyboard('9783161484100{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaSell: Sold/));
  fireEvent.keyDown(field, { key: 'ז', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(rows()[0]).toMatch(/Undone/));
});

test('the next customer pays nothing of the last one, after a detour too', async () => {
  const { user, unmount } = await openCounter();
  await user.keyboard('9780306406157{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^DraculaSell: Sold/));
  await user.keyboard('{Enter}');
  unmount();
  await openCounter();
  expect(rows()[0]).toMatch(/^DraculaSell: Sold/);
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$0.00');
  expect(screen.queryByRole('button', { name: 'Print receipt' })).not.toBeInTheDocument();
});

test('two quick scans are done one after the other, in their order', async () => {
  const { user } = await openCounter();
  const selling = hold('post', '/counter');
  await user.keyboard('9780306406157{Enter}9783161484100{Enter}');
  await waitFor(() => expect(selling.isAsked()).toBe(true));
  expect(sent()).toEqual([]);
  selling.letGo();
  await waitFor(() =>
    expect(sent().map(({ isbn }) => isbn)).toEqual(['9780306406157', '9783161484100']),
  );
});

test('an unknown book can be added with its ISBN; a sold-out and a mistyped one get a message', async () => {
  Object.assign(fakeShop.books[0] ?? {}, { stock: 0 });
  const { user, field } = await openCounter();
  await user.keyboard('9780306406158{Enter}');
  expect(await screen.findByText(/its check digit does not fit/)).toBeInTheDocument();
  await user.keyboard('9780306406157{Enter}'); // takes the place of the mistyped one
  expect((await screen.findAllByText(/None left in stock/)).length).toBeGreaterThan(0);
  await user.keyboard('9780141439471{Enter}');
  const link = await screen.findByRole('link', { name: 'Add this book' });
  expect(field).toHaveFocus();
  await user.click(link);
  const isbn = await screen.findByLabelText(/^ISBN/);
  await waitFor(() => expect(isbn).toHaveValue('9780141439471'));
});

test('a book without a barcode is found by its title', async () => {
  const { user, field } = await openCounter();
  await user.keyboard('dracula{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sell: Dracula' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^DraculaSell: Sold, 4 left/));
  expect(field).toHaveFocus();
});

test('books that are found while the next one is scanned do not take its Enter', async () => {
  const searching = hold('get', '/search');
  const { user } = await openCounter();
  await user.keyboard('dracula{Enter}9783161484100');
  searching.letGo();
  await screen.findByRole('button', { name: 'Sell: Dracula' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/^EmmaSell: Sold, 4 left/));
});

test('a title of digits is a title', async () => {
  fakeShop.books.push(makeBook({ title: '1984', stock: 2 }));
  const { user } = await openCounter();
  await user.keyboard('1984{Enter}');
  expect(await screen.findByRole('button', { name: 'Sell: 1984' })).toBeInTheDocument();
});

test('a lost answer is asked for again under its key, after a reload too; what follows is not half done', async () => {
  fakeApi.use(http.post(api('/counter'), () => HttpResponse.error(), { once: true }));
  const { user, unmount } = await openCounter();
  await user.keyboard('9780306406157{Enter}');
  expect((await screen.findAllByText(/No answer yet/)).length).toBeGreaterThan(0);
  await user.keyboard('9783161484100{Enter}');
  expect(rows()[0]).toMatch(/Not done: the shop cannot be reached/);
  unmount();
  await openCounter();
  await waitFor(() => expect(rows()[1]).toMatch(/Sold, 4 left/));
  expect(sent().map(({ isbn }) => isbn)).toEqual(['9780306406157']);
});

test('offline nothing is begun, and the page says so', async () => {
  const { user } = await openCounter();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await user.keyboard('9780306406157{Enter}');
  expect(rows()[0]).toMatch(/Not done: the shop cannot be reached/);
  vi.restoreAllMocks();
  fireEvent(window, new Event('online'));
  await user.keyboard('9780306406157{Enter}');
  await waitFor(() => expect(rows()[0]).toMatch(/Sold, 4 left/));
  expect(sent()).toHaveLength(1);
});

test('keys in the open side bar do not reach the counter', async () => {
  const { user } = await openCounter();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Dashboard pages' });
  fireEvent.keyDown(within(drawer).getByRole('button', { name: 'Close' }), { key: 'F4' });
  fireEvent.keyDown(within(drawer).getByRole('button', { name: 'Close' }), { key: '9' });
  expect(screen.getByRole('button', { name: 'Sell' })).toHaveAttribute('aria-pressed', 'true');
});
