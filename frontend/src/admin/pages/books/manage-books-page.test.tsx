import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeBook, makeBooks, makeSettings } from '@/testing/factories';
import { catchDownloads } from '@/testing/browser/catch-downloads';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

// By the box in front of each row: names of whole rows take long to compute.
const rowOf = async (title: string) =>
  (await screen.findByLabelText(`Select ${title}`)).closest('tr') as HTMLElement;
const hasRow = (title: string) => screen.queryByLabelText(`Select ${title}`) !== null;
const countRows = () => screen.queryAllByText(/^Select Book number/).length;
const calls = () => fakeShop.calls.filter((call) => call.startsWith('GET /search'));

test('the table "All Books" has the specified columns, stock and trending', async () => {
  fakeShop.books = [
    makeBook({ title: 'Emma', category: 'fiction', newPrice: 9.5, stock: 2, trending: true }),
  ];
  renderApp('/dashboard/manage-books');
  const row = await rowOf('Emma');
  expect(screen.getByRole('heading', { name: 'All Books' })).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'All Books' })).toBeInTheDocument();
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(1)).toEqual([
    '#',
    'Book Title',
    'Category',
    'Price',
    'Stock',
    'Trending',
    'Actions',
  ]);
  const cells = within(row).getAllByRole('cell');
  expect(cells[1]).toHaveTextContent('1');
  expect(cells[3]).toHaveTextContent('fiction');
  expect(cells[4]).toHaveTextContent('$9.50');
  expect(cells[5]).toHaveTextContent('2');
  expect(cells[6]).toHaveTextContent('Trending');
  const edit = within(row).getByRole('link', { name: 'Edit Emma' });
  expect(edit).toHaveAttribute('href', `/dashboard/edit-book/${fakeShop.books[0]?._id}`);
  expect(edit).toHaveTextContent('Edit');
  expect(within(row).getByRole('button', { name: 'Delete Emma' })).toHaveTextContent('Delete');
});

test('search, sort and page stand in the address and survive a reload', async () => {
  fakeShop.books = makeBooks(51);
  const { user } = renderApp('/dashboard/manage-books?sort=title&page=2');
  expect(await screen.findByText('Page 2 of 3')).toBeInTheDocument();
  expect(calls().at(-1)).toBe('GET /search?sort=title&page=2&limit=25');
  expect(screen.getByLabelText('Sort by')).toHaveValue('title');
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price, lowest first');
  await waitFor(() => expect(window.location.search).toBe('?sort=price-asc'));
  await user.selectOptions(screen.getByLabelText('Category'), 'horror');
  await waitFor(() => expect(window.location.search).toBe('?category=horror&sort=price-asc'));
});

test('typing into the header filters the table', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula' })];
  const { user } = renderApp('/dashboard/manage-books');
  await rowOf('Emma');
  await user.type(screen.getByRole('searchbox', { name: 'Search books' }), 'dra');
  await waitFor(() => expect(hasRow('Emma')).toBe(false));
  expect(await rowOf('Dracula')).toBeInTheDocument();
  expect(window.location.search).toBe('?q=dra');
});

test('"See all" switches to the whole list and back', async () => {
  fakeShop.books = makeBooks(30);
  const { user } = renderApp('/dashboard/manage-books');
  await waitFor(() => expect(countRows()).toBe(25));
  await user.click(screen.getByRole('button', { name: 'See all' }));
  await waitFor(() => expect(countRows()).toBe(30));
  expect(window.location.search).toBe('?all=1');
  await user.click(screen.getByRole('button', { name: 'Page by page' }));
  await waitFor(() => expect(countRows()).toBe(25));
});

test('the whole list goes on by a button at its end, and the box in the head ticks what is shown', async () => {
  fakeShop.books = makeBooks(101);
  const { user } = renderApp('/dashboard/manage-books?all=1');
  expect(await screen.findByText('101 books')).toBeInTheDocument();
  expect(calls()).toEqual(['GET /search?page=1&limit=100']);
  await user.click(screen.getByRole('button', { name: 'Show more books' }));
  await waitFor(() => expect(countRows()).toBe(101));
  expect(screen.queryByRole('button', { name: 'Show more books' })).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Select all shown books'));
  expect(screen.getByText('101 selected')).toBeInTheDocument();
});

test('the trending switch shows the change at once, whatever the network, once for a double click', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  fakeApi.use(http.post(`${apiBase}/books/bulk`, () => held));
  const { user } = renderApp('/dashboard/manage-books');
  const trending = await screen.findByRole('switch', { name: 'Trending: Emma' });
  expect(trending).not.toBeChecked();
  await user.dblClick(trending);
  await waitFor(() => expect(trending).toBeChecked());
  expect(fakeShop.books[0]?.trending).toBe(false);
  letThrough();
  await waitFor(() => expect(fakeShop.books[0]?.trending).toBe(true));
  expect(trending).toBeChecked();
  expect(fakeAdmin.sent).toHaveLength(1);
});

test('a trending switch that fails goes back and says so', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  let refuseIt = () => {};
  const held = new Promise<void>((resolve) => (refuseIt = resolve));
  const refused = () => held.then(() => refuse('internal_error'));
  fakeApi.use(http.post(`${apiBase}/books/bulk`, refused));
  const { user } = renderApp('/dashboard/manage-books');
  const trending = await screen.findByRole('switch', { name: 'Trending: Emma' });
  await user.click(trending);
  await waitFor(() => expect(trending).toBeChecked());
  // The shop is away: no answer of its own corrects the screen.
  fakeApi.use(http.get(`${apiBase}/*`, () => refuse('service_unavailable')));
  refuseIt();
  expect(await screen.findByText(/^Emma could not be changed/)).toBeInTheDocument();
  await waitFor(() => expect(trending).not.toBeChecked());
});

test('the books and the newsletter addresses are saved as files', async () => {
  const saved = catchDownloads();
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(saved).toEqual(['books.csv']));
  await user.click(screen.getByRole('button', { name: 'Shop owner, Admin' }));
  await user.click(screen.getByRole('button', { name: 'Newsletter addresses (CSV)' }));
  await waitFor(() => expect(saved).toEqual(['books.csv', 'newsletter.csv']));
});

test('what is low on stock is the owner’s number: marked, filtered, sorted, in the address', async () => {
  fakeShop.settings = makeSettings({ lowStock: 8 });
  fakeShop.books = [
    makeBook({ title: 'Emma', stock: 7 }),
    makeBook({ title: 'Dracula', stock: 9 }),
    makeBook({ title: 'Walden' }),
  ];
  const { user } = renderApp('/dashboard/manage-books');
  const row = await screen.findByRole('row', { name: /Emma/ });
  expect(await within(row).findByTitle('Low stock')).toHaveTextContent('7');
  const other = screen.getByRole('row', { name: /Dracula/ });
  expect(within(other).queryByTitle('Low stock')).toBeNull();

  await user.selectOptions(screen.getByLabelText('Stock'), 'Low stock');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Dracula/ })).toBeNull());
  expect(screen.queryByRole('row', { name: /Walden/ })).toBeNull();
  expect(calls().at(-1)).toBe('GET /search?maxStock=8&page=1&limit=25');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Stock, lowest first');
  await waitFor(() =>
    expect(calls().at(-1)).toBe('GET /search?maxStock=8&sort=stock&page=1&limit=25'),
  );
  expect(window.location.search).toBe('?stock=low&sort=stock');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(window.location.search).toBe('?sort=stock'));
});
