import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { publicBookSchema, type PublicBook } from '@storyloom/backend/contract/book/book';
import { api, fakeApi, fakeShop, response } from '@/testing/fake-api';
import { makeBook } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

const isbn = '9780141439518';

function serveCopies() {
  const asNew = makeBook({ title: 'Emma', isbn, newPrice: 20 });
  const used = makeBook({
    title: 'Emma',
    isbn,
    newPrice: 8,
    stock: 1,
    condition: 'very-good',
    conditionNote: 'A name on the first page.',
  });
  fakeShop.books = [asNew, used];
  const serve = (book: PublicBook) =>
    fakeApi.use(http.get(api(`/books/${book._id}`), () => response(publicBookSchema, book)));
  serve({ ...asNew, used: { count: 1, from: 8 } });
  return { asNew, used };
}

test('the page of a new book names its used copies and leads to them', async () => {
  const { asNew, used } = serveCopies();
  const { user } = renderApp(`/books/${asNew._id}`);
  const copies = await screen.findByRole('region', { name: 'Also used: 1 copy for $8.00' });
  await user.click(await within(copies).findByRole('link', { name: /Used, very good/ }));
  // The copy says what its condition means, and leads back to the new book.
  expect(await screen.findByText(/Small signs of reading/)).toBeInTheDocument();
  expect(screen.getByText(used.conditionNote!)).toBeVisible();
  expect(screen.queryByText('Only 1 left')).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'New for $20.00' })).toBeInTheDocument();
});

test('a used copy leads to the new book past many cheaper copies', async () => {
  const { asNew, used } = serveCopies();
  const others = [3, 4, 5, 6, 7, 9].map((newPrice) =>
    makeBook({ title: 'Emma', isbn, newPrice, stock: 1, condition: 'good' }),
  );
  fakeShop.books = [asNew, used, ...others];
  renderApp(`/books/${used._id}`);
  const copies = await screen.findByRole('region', { name: 'New for $20.00' });
  expect(within(copies).getAllByRole('link', { name: /^Used, good/ })).toHaveLength(5);
  expect(within(copies).getByRole('link', { name: /^New/ })).toBeVisible();
  expect(within(copies).getByRole('link', { name: 'All copies' })).toBeVisible();
});

test('the page of a plain book asks for no copies and says nothing of them', async () => {
  const plain = makeBook({ title: 'Emma', isbn });
  fakeShop.books = [plain];
  renderApp(`/books/${plain._id}`);
  await screen.findByRole('heading', { level: 1, name: 'Emma' });
  expect(fakeShop.calls.filter((call) => call.includes('isbn'))).toEqual([]);
  expect(screen.queryByText(/used/i)).not.toBeInTheDocument();
});
