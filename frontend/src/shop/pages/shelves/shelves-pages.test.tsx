import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

const emma = makeBook({ title: 'Emma', author: 'Jane Austen' });
const persuasion = makeBook({ title: 'Persuasion', author: 'Jane Austen' });
const shelf = {
  slug: 'staff-picks',
  title: 'Staff picks',
  note: 'What we give to our friends.',
  isOnHome: true,
  books: [{ book: persuasion, note: 'Read it by the sea.' }, { book: emma }],
};

test('a shelf shows its books in order, each with its note and a link to its author', async () => {
  fakeShop.books = [emma, persuasion];
  fakeShop.shelves = [shelf];
  renderApp('/shelves/staff-picks');
  expect(await screen.findByRole('heading', { level: 1, name: 'Staff picks' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Staff picks - Storyloom'));
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles).toEqual(['Persuasion', 'Emma']);
  expect(screen.getByText('Read it by the sea.')).toBeVisible();
  await userEvent.click(screen.getAllByRole('link', { name: 'Jane Austen' })[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Jane Austen' })).toBeInTheDocument();
  expect(screen.getByText('2 books in the shop')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('an author of more books than the page shows is looked for by name', async () => {
  const books = [...Array(100).keys()].map((n) =>
    makeBook({ title: `Tale ${n}`, author: 'Scott' }),
  );
  fakeShop.books = books;
  renderApp('/authors/scott');
  expect(await screen.findByText('The newest 100 books in the shop')).toBeInTheDocument();
  const link = screen.getByText('Look for all books by Scott');
  expect(link).toHaveAttribute('href', '/books?q=Scott');
});

test('the home page has the shelves that the owner wants there, and no other', async () => {
  fakeShop.shelves = [
    shelf,
    { ...shelf, slug: 'hidden', title: 'Not here', isOnHome: false },
    { ...shelf, slug: 'empty', title: 'Nothing yet', books: [] },
  ];
  renderApp('/');
  const row = await screen.findByRole('group', { name: 'Staff picks' });
  expect(await within(row).findByRole('link', { name: 'Persuasion' })).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'See the whole shelf' })).toHaveAttribute(
    'href',
    '/shelves/staff-picks',
  );
  expect(screen.queryByRole('group', { name: /Not here|Nothing yet/ })).not.toBeInTheDocument();
});

test.each([
  ['/shelves/gone', 'There is no such shelf'],
  ['/authors/nobody', 'We have no books of this author'],
])('an old link to %s says so and leads on', async (address, title) => {
  renderApp(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Page not found - Storyloom'));
  expect(screen.getByRole('link', { name: 'See all books' })).toBeVisible();
});

test('below all books and below a search the shelves are linked, the one looked for first', async () => {
  fakeShop.books = [emma, persuasion];
  const sea = { ...shelf, slug: 'by-the-sea', title: 'By the sea' };
  fakeShop.shelves = [shelf, sea, { ...shelf, slug: 'empty', title: 'Empty', books: [] }];
  const linked = async () => {
    const nav = within(await screen.findByRole('navigation', { name: 'Shelves' }));
    return nav.getAllByRole('link').map((link) => link.getAttribute('href'));
  };
  const { unmount } = renderApp('/books');
  expect(await linked()).toEqual(['/shelves/staff-picks', '/shelves/by-the-sea']);
  unmount();
  renderApp('/books?q=Sea');
  expect(await linked()).toEqual(['/shelves/by-the-sea', '/shelves/staff-picks']);
});

test('the header of every page leads to the shelves, and has no menu of none', async () => {
  fakeShop.shelves = [{ ...shelf, slug: 'empty', title: 'Empty', books: [] }];
  const { unmount } = renderApp('/cart');
  const header = async () => within(await screen.findByRole('banner'));
  expect(await screen.findByText('No product found!')).toBeInTheDocument();
  expect((await header()).queryByRole('button', { name: 'Shelves' })).not.toBeInTheDocument();
  unmount();
  fakeShop.shelves = [shelf, ...fakeShop.shelves];
  renderApp('/cart');
  await userEvent.click(await (await header()).findByRole('button', { name: 'Shelves' }));
  const links = (await header()).getAllByRole('link', { name: /Staff picks|Empty/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/shelves/staff-picks']);
  await userEvent.click(links[0]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'Staff picks' })).toBeInTheDocument();
});
