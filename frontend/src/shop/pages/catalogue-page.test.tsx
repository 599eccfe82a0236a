import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeBooks } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const shownTitles = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

test('price and trending narrow the list, stand in the address and survive a reload', async () => {
  fakeShop.books = [
    makeBook({ title: 'Emma', newPrice: 5, trending: true }),
    makeBook({ title: 'Dracula', newPrice: 12, trending: true }),
    makeBook({ title: 'Ulysses', newPrice: 12 }),
  ];
  const { user, unmount } = renderApp('/books');
  await waitFor(() => expect(shownTitles()).toHaveLength(3));
  await user.type(screen.getByLabelText('Lowest price in dollars'), '6,50');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Dracula', 'Ulysses']));
  await user.click(screen.getByRole('button', { name: 'Trending' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Dracula']));
  expect(window.location.search).toBe('?minPrice=6.5&trending=true');

  unmount();
  const { user: later } = renderApp(`/books${window.location.search}`);
  await waitFor(() => expect(shownTitles()).toEqual(['Dracula']));
  expect(screen.getByLabelText('Lowest price in dollars')).toHaveValue('6.5');
  await later.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shownTitles()).toHaveLength(3));
  expect(screen.getByLabelText('Lowest price in dollars')).toHaveValue('');
  expect(window.location.search).toBe('');
});

test('reports prices that make no sense, and keeps the list', async () => {
  fakeShop.books = makeBooks(2);
  const { user } = renderApp('/books');
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
  await user.type(screen.getByLabelText('Lowest price in dollars'), 'cheap{Enter}');
  await waitFor(() => expect(screen.getByText('Please write prices as 5 or 12.50')).toBeVisible());
  await user.clear(screen.getByLabelText('Lowest price in dollars'));
  await user.type(screen.getByLabelText('Lowest price in dollars'), '12');
  await user.type(screen.getByLabelText('Highest price in dollars'), '10{Enter}');
  await waitFor(() =>
    expect(screen.getByText('The lowest price is above the highest')).toBeVisible(),
  );
  expect(window.location.search).toBe('');
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
});

test('"Clear filters" also takes what was never applied, and the keyboard stays with the filters', async () => {
  fakeShop.books = makeBooks(2);
  const { user } = renderApp('/books?trending=true');
  await user.type(screen.getByLabelText('Highest price in dollars'), 'cheap{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Highest price in dollars')).toBeInvalid());
  expect(screen.getByLabelText('Lowest price in dollars')).toBeValid();
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear as HTMLElement);
  expect(screen.getByLabelText('Highest price in dollars')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'All' })).toHaveFocus();
  await waitFor(() => expect(shownTitles()).toHaveLength(2));
});

test('each category says how many books it has under the other choices', async () => {
  fakeShop.books = [
    makeBook({ category: 'fiction', newPrice: 5 }),
    makeBook({ category: 'fiction', newPrice: 50 }),
    makeBook({ category: 'horror', newPrice: 5 }),
  ];
  renderApp('/books?maxPrice=10&category=horror');
  const group = within(await screen.findByRole('group', { name: 'Category' }));
  await waitFor(() =>
    expect(group.getByRole('button', { name: /fiction/ })).toHaveTextContent('fiction1'),
  );
  expect(group.getByRole('button', { name: /horror/ })).toHaveTextContent('horror1');
  expect(group.getByRole('button', { name: /business/ })).toHaveTextContent('business0');
  expect(group.getByRole('button', { name: /horror/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a search that finds nothing says what may have been meant, and shows other books', async () => {
  fakeShop.books = [makeBook({ title: 'Moby-Dick' }), makeBook({ title: 'Emma', trending: true })];
  const { user } = renderApp('/books?q=mboy');
  await waitFor(() => expect(screen.getByText('Did you mean this?')).toBeVisible());
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'What others are reading' })).toBeVisible(),
  );
  await waitFor(() => expect(shownTitles()).toEqual(['Emma']));
  await user.click(screen.getByRole('link', { name: 'Look for “moby”' }));
  await waitFor(() => expect(shownTitles()).toEqual(['Moby-Dick']));
});

test('a shop without books says so instead of asking for another word', async () => {
  fakeShop.books = [];
  renderApp('/books');
  await waitFor(() => expect(screen.getByText('Our shelves are still empty')).toBeVisible());
  expect(screen.queryByText(/Try another word/)).not.toBeInTheDocument();
});

test('filters that leave nothing can be taken off at once', async () => {
  fakeShop.books = [makeBook({ title: 'Emma', newPrice: 5, trending: true })];
  const { user } = renderApp('/books?q=emma&minPrice=50');
  await waitFor(() => expect(screen.getByText('The filters may be too narrow.')).toBeVisible());
  await waitFor(() =>
    expect(screen.getByText('Outside your filters: what others are reading')).toBeVisible(),
  );
  const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
  await user.click(clear as HTMLElement);
  await waitFor(() => expect(shownTitles()).toEqual(['Emma']));
  expect(window.location.search).toBe('?q=emma');
});

test('an address that asks for too much still shows books', async () => {
  fakeShop.books = makeBooks(30);
  renderApp('/books?page=99&sort=cheapest&minPrice=-1&category=poetry');
  await waitFor(() => expect(screen.getByText('Page 2 of 2')).toBeVisible());
  expect(shownTitles()).toHaveLength(6);
});

test('covers that a phone does not show at first wait for those it shows', async () => {
  fakeShop.books = makeBooks(6).map((book) => ({ ...book, coverImage: 'cover.webp' }));
  renderApp('/books');
  await waitFor(() => expect(shownTitles()).toHaveLength(6));
  const urgency = screen
    .getAllByRole('article')
    .map((card) => card.querySelector('img'))
    .map((cover) => [cover?.getAttribute('fetchpriority'), cover?.getAttribute('loading')].join());
  expect(urgency).toEqual(['high,', 'high,', 'auto,lazy', 'auto,lazy', 'auto,', 'auto,']);
});
