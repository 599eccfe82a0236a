import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeBooks } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

test('a visitor finds the banner with its headline, paragraph and button', async () => {
  fakeShop.books = makeBooks(20);
  renderApp('/');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Discover New Reads This Week' })).toBeVisible(),
  );
  await waitFor(() => expect(screen.getByText(/New on the table this week/)).toBeVisible());
  expect(screen.getByRole('button', { name: 'Subscribe Now' })).toBeVisible();
});

test('clicking the banner picture scrolls smoothly to the recommended books', async () => {
  const { user } = renderApp('/');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await screen.findByRole('link', { name: 'Go to the books we recommend' }));
  expect(scroll).toHaveBeenCalledWith({ behavior: 'smooth' });
  expect(scroll.mock.contexts[0]).toHaveProperty('id', 'recommended');
});

test('the recommended carousel shows list positions 8 to 14', async () => {
  fakeShop.books = makeBooks(20);
  renderApp('/');
  const carousel = await screen.findByRole('group', { name: "Confused? Here's What You Can Read" });
  await within(carousel).findByRole('heading', { name: fakeShop.books[8]?.title ?? '' });
  const titles = within(carousel)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
  expect(titles).toEqual(fakeShop.books.slice(8, 15).map((book) => book.title));
});

test('top sellers come in the order of their sales, what is recommended stays the list’s', async () => {
  fakeShop.books = makeBooks(20);
  const [newest, bestSeller] = [fakeShop.books[0]!, fakeShop.books[19]!];
  const bySales = ({ request }: { request: Request }) =>
    new URL(request.url).searchParams.get('sort') === 'best-sellers'
      ? HttpResponse.json([bestSeller, newest], { headers: { 'X-Total-Count': '2' } })
      : undefined;
  fakeApi.use(http.get(api('/books/'), bySales));
  renderApp('/');
  const sellers = await screen.findByRole('group', { name: 'Top Sellers' });
  await within(sellers).findByRole('heading', { name: bestSeller.title });
  const titles = within(sellers).getAllByRole('heading', { level: 3 });
  expect(titles.map(({ textContent }) => textContent)).toEqual([bestSeller.title, newest.title]);
  const recommended = screen.getByRole('group', { name: "Confused? Here's What You Can Read" });
  await within(recommended).findByRole('heading', { name: fakeShop.books[8]?.title ?? '' });
});

test('with too few books the recommended section says so instead of showing nothing', async () => {
  fakeShop.books = makeBooks(3);
  renderApp('/');
  await waitFor(() => expect(screen.getByText(/Our shelves are still filling up/)).toBeVisible());
  expect(screen.getByRole('heading', { name: "Confused? Here's What You Can Read" })).toBeVisible();
});

test('the genre filter of the top sellers shows one category, whatever the letters of its name', async () => {
  const horror = makeBook({ title: 'The Castle', category: 'horror' });
  const fiction = makeBook({ title: 'The Garden', category: 'fiction' });
  fakeShop.books = [horror, fiction];
  const { user } = renderApp('/');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Top Sellers' })).toBeVisible());
  await screen.findByRole('heading', { name: 'The Garden' });

  const genre = screen.getByRole('combobox', { name: 'Genre' });
  await within(genre).findByRole('option', { name: 'Horror' });
  expect(
    within(genre)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose genre', 'Business', 'Fiction', 'Horror', 'Adventure']);
  await user.selectOptions(genre, 'Horror');
  const carousel = await screen.findByRole('group', { name: 'Top Sellers' });
  await waitFor(() =>
    expect(within(carousel).getByRole('heading', { name: 'The Castle' })).toBeVisible(),
  );
  expect(within(carousel).queryByRole('heading', { name: 'The Garden' })).not.toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Genre' }), 'Choose genre');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The Garden' })).toBeVisible());
});

test('a genre without books, or with books that do not load, keeps the filter and its focus', async () => {
  fakeShop.books = [makeBook({ title: 'The Garden', category: 'fiction' })];
  const { user } = renderApp('/');
  await screen.findByRole('heading', { name: 'The Garden' });
  const genre = screen.getByRole('combobox', { name: 'Genre' });
  await user.selectOptions(genre, await within(genre).findByRole('option', { name: 'Horror' }));
  await waitFor(() => expect(screen.getByText(/^No books on this shelf yet/)).toBeVisible());
  expect(genre).toHaveFocus();
  fakeApi.use(http.get(api('/books/'), () => refuse('service_unavailable')));
  await user.selectOptions(genre, 'Business');
  const row = screen.getByRole('group', { name: 'Top Sellers' });
  await waitFor(() => expect(within(row).getByRole('alert')).toBeVisible());
  expect(genre).toHaveFocus();
});

test('the latest news are five notes that open a page to read', async () => {
  const { user } = renderApp('/');
  const news = await screen.findByRole('group', { name: 'Latest News' });
  const notes = await within(news).findAllByRole('heading', { level: 3 });
  expect(notes).toHaveLength(5);
  const first = within(news).getByRole('link', {
    name: 'The reading room stays open late on Fridays',
  });
  expect(within(news).getByText(/^From now on the lamps .{1,80}\.\.\.$/)).toBeVisible();
  await user.click(first);
  await waitFor(() =>
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'The reading room stays open late on Fridays',
      }),
    ).toBeVisible(),
  );
  expect(screen.getByText(/Nobody will ask whether you mean to buy. If you leave/)).toBeVisible();
});

test('"Subscribe Now" leads to the newsletter field', async () => {
  const { user } = renderApp('/');
  await user.click(await screen.findByRole('button', { name: 'Subscribe Now' }));
  expect(screen.getByRole('textbox', { name: 'Your e-mail address' })).toHaveFocus();
});
