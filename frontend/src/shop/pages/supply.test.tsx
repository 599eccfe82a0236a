import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeBook } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

const orderedIn = { stock: 0, promise: { kind: 'orderIn', days: 5 } } as const;

test('a book that can be ordered in says when it is there, from its page to the cart', async () => {
  const book = makeBook({ title: 'Dracula', ...orderedIn });
  fakeShop.books = [book];
  const { user } = renderApp(`/books/${book._id}`);
  const promise = 'Can be ordered, with you in about 5 to 7 days';
  expect(await screen.findByText(promise)).toBeInTheDocument();
  expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Add to Cart: Dracula' })[0]!);
  await user.click((await screen.findAllByRole('link', { name: /cart/i }))[0]!);
  expect(await screen.findByText(promise)).toBeInTheDocument();
});

test('a book that appears later says on which day', async () => {
  const book = makeBook({ promise: { kind: 'preorder', from: '2099-03-12' } });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  expect(await screen.findByText('Appears on 12 March 2099')).toBeInTheDocument();
  expect(screen.queryByText('Published')).not.toBeInTheDocument();
});

test('a book that is gone keeps its page, without a button', async () => {
  const book = makeBook({ title: 'Dracula', promise: { kind: 'gone' } });
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  expect(await screen.findByText('No longer available')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add to Cart: Dracula' })).not.toBeInTheDocument();
});

test('the catalogue offers what is here today only while other books are listed', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula', ...orderedIn })];
  const { user } = renderApp('/books');
  const card = (await screen.findByRole('heading', { name: 'Dracula' })).closest('article')!;
  expect(within(card).getByText('In about 5 to 7 days')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Here today' }));
  expect(await screen.findByText('1 book')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Dracula' })).not.toBeInTheDocument();
});

test('the filter stays while another list loads', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' }), makeBook({ title: 'Dracula', ...orderedIn })];
  const { user } = renderApp('/books');
  await screen.findByRole('button', { name: 'Here today' });
  const loading = hold('get', '/search');
  await user.click(screen.getByRole('button', { name: 'Trending' }));
  await waitFor(() => expect(loading.isAsked()).toBe(true));
  expect(screen.getByRole('button', { name: 'Here today' })).toBeInTheDocument();
  loading.letGo();
});

test('a plain catalogue has no such filter', async () => {
  fakeShop.books = [makeBook({ title: 'Emma' })];
  renderApp('/books');
  await screen.findByRole('heading', { name: 'Emma' });
  expect(screen.queryByRole('button', { name: 'Here today' })).not.toBeInTheDocument();
});
