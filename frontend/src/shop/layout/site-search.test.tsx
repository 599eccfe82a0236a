import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Book } from '@storyloom/backend/contract/book/book';
import { bookSuggestionSchema } from '@storyloom/backend/contract/book/search';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { storeSearch } from '@/shop/search/recent-searches.storage';
import { response, apiBase, fakeApi, fakeShop } from '@/testing/fake-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const moby = makeBook({ title: 'Moby-Dick', author: 'Herman Melville', newPrice: 9.5 });
const middlemarch = makeBook({ title: 'Middlemarch', author: 'George Eliot' });

beforeEach(() => {
  fakeShop.books = [moby, middlemarch, makeBook({ title: 'Emma' })];
});

/** The field once its suggestions are there, as they are a moment after its first use. */
async function openShop(address = '/about') {
  const { user } = renderApp(address);
  await user.click(screen.getByRole('combobox', { name: 'Search for books' }));
  await waitFor(() => expect(field()).toHaveAttribute('aria-controls'));
  expect(field()).toHaveFocus();
  return user;
}
const field = () => screen.getByRole('combobox', { name: 'Search for books' });
/** Email by email without a pause, however slow the machine is. */
const typeAtOnce = (text: string) => {
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.change(field(), { target: { value: text.slice(0, end) } });
};
const suggestions = () => within(screen.getByRole('listbox', { name: 'Suggestions' }));
const suggestCalls = () => fakeShop.calls.filter((call) => call.startsWith('GET /search/suggest'));

test('typing offers books with author and price, by one question for what was typed', async () => {
  await openShop();
  typeAtOnce('mo');
  const option = await suggestions().findByRole('option', { name: /Moby-Dick/ });
  expect(option).toHaveTextContent('Herman Melville');
  expect(option).toHaveTextContent('$9.50');
  expect(option.querySelector('mark')).toHaveTextContent(/^Mo$/);
  expect(suggestions().queryByText('Middlemarch')).not.toBeInTheDocument();
  expect(suggestCalls()).toEqual(['GET /search/suggest?q=mo']);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('only the typed letters of a word are underlined, whatever they are typed with', async () => {
  const { _id, author, coverImage, newPrice } = moby;
  const found = [{ _id, title: 'Œuvres', author, coverImage, newPrice }];
  fakeApi.use(
    http.get(`${apiBase}/search/suggest`, () => response(z.array(bookSuggestionSchema), found)),
  );
  await openShop();
  typeAtOnce('oeu');
  const option = await suggestions().findByRole('option', { name: /Œuvres/ });
  expect(option.querySelector('mark')).toHaveTextContent(/^Œu$/);
});

test('arrow keys choose a book, and Enter opens it', async () => {
  const user = await openShop();
  await user.keyboard('m');
  const option = await suggestions().findByRole('option', { name: /Middlemarch/ });
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(option).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', option.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/books/${middlemarch._id}`));
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Enter without a choice opens the result page, which the field then names', async () => {
  const user = await openShop();
  await user.keyboard('mob');
  await suggestions().findByRole('option', { name: /Moby-Dick/ });
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “mob”' })).toBeVisible(),
  );
  expect(window.location.search).toBe('?q=mob');
  expect(field()).toHaveValue('mob');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the list and keeps the words; once more empties the field', async () => {
  const user = await openShop();
  await user.keyboard('mo');
  await suggestions().findByRole('option', { name: /Moby-Dick/ });
  await user.keyboard('{Escape}');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).toHaveValue('mo');
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

test('leaving the field by Tab chooses nothing', async () => {
  const user = await openShop();
  await user.keyboard('mo');
  await suggestions().findByRole('option', { name: /Moby-Dick/ });
  await user.keyboard('{ArrowDown}');
  await user.tab();
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(window.location.pathname).toBe('/about');
});

test('earlier searches are offered again, the latest first, until they are cleared', async () => {
  const user = await openShop();
  await user.keyboard('moby{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?q=moby'));
  await user.clear(field());
  await user.keyboard('emma{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?q=emma'));
  await user.clear(field());
  const names = suggestions()
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toEqual(['emma', 'moby', 'Clear recent searches']);
  await user.click(suggestions().getByRole('option', { name: 'moby' }));
  await waitFor(() => expect(window.location.search).toBe('?q=moby'));
  await user.clear(field());
  await user.click(suggestions().getByRole('option', { name: 'Clear recent searches' }));
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.click(field());
  expect(suggestions().queryByRole('option')).not.toBeInTheDocument();
  cleanup();
  await openShop();
  expect(suggestions().queryByRole('option')).not.toBeInTheDocument();
});

test('who is in the field before its code is there is offered earlier searches too', async () => {
  storeSearch('moby');
  await openShop();
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(suggestions().getByRole('option', { name: 'moby' })).toBeVisible();
});

test('an answer that comes late does not replace the newer one', async () => {
  const asked: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const emma = makeBook({ title: 'Emma' });
  const found: Record<string, Book> = { mo: moby, mi: middlemarch, mid: emma };
  fakeApi.use(
    http.get(`${apiBase}/search/suggest`, async ({ request }) => {
      const q = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(q);
      if (q === 'mo') await held;
      const { _id, title, author, coverImage, newPrice } = found[q] ?? emma;
      return response(z.array(bookSuggestionSchema), [
        { _id, title, author, coverImage, newPrice },
      ]);
    }),
  );
  const user = await openShop();
  typeAtOnce('mo');
  await waitFor(() => expect(asked).toEqual(['mo']));
  await user.keyboard('{Backspace}i');
  await suggestions().findByRole('option', { name: /Middlemarch/ });

  let hasShownLateResponse = false;
  const watch = new MutationObserver(() => {
    hasShownLateResponse ||= suggestions().queryByRole('option', { name: /Moby-Dick/ }) !== null;
  });
  watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  letGo();
  // What is asked after the late answer was let go is answered after it.
  await user.keyboard('d');
  await suggestions().findByRole('option', { name: /Emma/ });
  watch.disconnect();
  expect(hasShownLateResponse).toBe(false);
});

test('without the API the list says so, and the result page can still be reached', async () => {
  fakeApi.use(http.get(`${apiBase}/search/suggest`, () => Response.error()));
  const user = await openShop();
  await user.keyboard('mo');
  await waitFor(() => expect(screen.getByText('Suggestions cannot be reached now.')).toBeVisible());
  await user.click(suggestions().getByRole('option', { name: 'See all results for “mo”' }));
  await waitFor(() => expect(window.location.search).toBe('?q=mo'));
});

test.each(['ArrowDown', 'Escape'])(
  '%s of an input method is not a key of the list',
  async (key) => {
    const user = await openShop();
    await user.keyboard('mo');
    await suggestions().findByRole('option', { name: /Moby-Dick/ });
    fireEvent.keyDown(field(), { key, isComposing: true, keyCode: 229 });
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(suggestions().queryByRole('option', { selected: true })).not.toBeInTheDocument();
    expect(field()).toHaveValue('mo');
  },
);
