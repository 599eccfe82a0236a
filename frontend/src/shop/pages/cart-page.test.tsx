import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { storedCart } from '@/shop/cart/cart.storage';
import { api, fakeApi, fakeShop } from '@/testing/fake-api';
import { makeBook, makeOrder, makeSettings } from '@/testing/factories';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

test('the cart lists its books with all that was specified, and sums them up', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 0.1, category: 'fiction' });
  const usher = makeBook({ title: 'Usher', newPrice: 0.2, category: 'horror' });
  fakeShop.books = [emma, usher];
  const { user } = renderApp('/cart', { cart: [emma, usher] });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shopping cart' })).toBeVisible());
  expect(screen.getByRole('link', { name: 'Emma' })).toHaveAttribute('href', `/books/${emma._id}`);
  expect(screen.getByText('$0.10')).toBeVisible();
  expect(screen.getByText('horror')).toBeVisible();
  expect(screen.getAllByText('Qty: 1')).toHaveLength(2);
  const sum = screen.getByRole('region', { name: 'Subtotal' });
  expect(within(sum).getByText('$0.30')).toBeVisible();
  expect(within(sum).getByText('Shipping and taxes calculated at checkout.')).toBeVisible();
  expect(within(sum).getByRole('link', { name: 'Checkout' })).toHaveAttribute('href', '/checkout');
  expect(within(sum).getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');

  await user.click(screen.getByRole('button', { name: 'Remove Emma' }));
  expect(screen.queryByRole('link', { name: 'Emma' })).not.toBeInTheDocument();
  expect(storedCart.read().map((book) => book.title)).toEqual(['Usher']);
  await user.click(screen.getByRole('button', { name: 'Clear Cart' }));
  await waitFor(() => expect(screen.getByText('No product found!')).toBeVisible());
  expect(storedCart.read()).toEqual([]);
  expect(document.getElementById('main')).toHaveFocus();
});

test('the cart says what delivery costs, and from which sum on it is free', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 38 });
  const usher = makeBook({ title: 'Usher', newPrice: 2 });
  fakeShop.settings = makeSettings({ shipping: { fee: 3.5, freeFrom: 40, tax: 'included' } });
  fakeShop.books = [emma, usher];
  const { user } = renderApp('/cart', { cart: [emma, usher] });
  const sum = await screen.findByRole('region', { name: 'Subtotal' });
  await waitFor(() => expect(sum).toHaveTextContent('Subtotal$40.00Shippingfree'));
  expect(sum).not.toHaveTextContent('Total$');
  await user.click(screen.getByRole('button', { name: 'Remove Usher' }));
  await waitFor(() => expect(sum).toHaveTextContent('Subtotal$38.00Shippingfree from $40.00$3.50'));
});

test('under the rule of France the cart promises no free delivery, but one for a cent', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 34 });
  const usher = makeBook({ title: 'Usher', newPrice: 1 });
  const shipping = { fee: 3, freeFrom: 35, tax: 'included', rule: 'france' } as const;
  fakeShop.settings = makeSettings({ shipping });
  fakeShop.books = [emma, usher];
  const { user } = renderApp('/cart', { cart: [emma, usher] });
  const sum = await screen.findByRole('region', { name: 'Subtotal' });
  await waitFor(() => expect(sum).toHaveTextContent('Subtotal$35.00Shipping$0.01Total$35.01'));
  await user.click(screen.getByRole('button', { name: 'Remove Usher' }));
  await waitFor(() => expect(sum).toHaveTextContent('Shipping$0.01 from $35.00$3.00Total$37.00'));
});

test('a cart with nothing that can be bought says nothing of delivery and of a total with it', async () => {
  const pickup = { isOn: true, hours: '' };
  fakeShop.settings = makeSettings({
    shipping: { fee: 3.5, freeFrom: 40, tax: 'included' },
    pickup,
  });
  const emma = makeBook({ title: 'Emma', newPrice: 38 });
  fakeShop.books = [emma];
  const { unmount } = renderApp('/cart', { cart: [emma] });
  const total = 'Total with delivery$41.50';
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Subtotal' })).toHaveTextContent(total),
  );
  unmount();
  fakeShop.books = [{ ...emma, stock: 0 }];
  renderApp('/cart', { cart: [emma] });
  const sum = await screen.findByRole('region', { name: 'Subtotal' });
  await waitFor(() => expect(sum).toHaveTextContent('Subtotal$0.00'));
  expect(sum).not.toHaveTextContent(/Shippingf|Total/);
});

test('a double click removes one book, and the keyboard goes on at the next', async () => {
  const books = ['Emma', 'Usher', 'Dracula'].map((title) => makeBook({ title }));
  fakeShop.books = books;
  renderApp('/cart', { cart: books });
  const remove = await screen.findByRole('button', { name: 'Remove Emma' });
  remove.focus(); // as a browser does with what is pressed
  fireEvent.click(remove, { detail: 1 });
  const next = screen.getByRole('link', { name: 'Usher' }).closest('li');
  await waitFor(() => expect(next).toHaveFocus());
  // It has come into the place of the other.
  fireEvent.click(screen.getByRole('button', { name: 'Remove Usher' }), { detail: 2 });
  expect(storedCart.read().map((book) => book.title)).toEqual(['Usher', 'Dracula']);
});

test('a changed price and an unavailable book are named, with a way to go on', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 10 });
  const usher = makeBook({ title: 'Usher', newPrice: 5 });
  fakeShop.books = [{ ...emma, newPrice: 12 }];
  const { user } = renderApp('/cart', { cart: [emma, usher] });
  await waitFor(() => expect(screen.getByText(/is no longer sold/)).toBeVisible());
  expect(screen.getByText('A price has changed since you chose.')).toBeVisible();
  expect(screen.getByText(/was\s+\$10\.00/)).toBeVisible();
  // What cannot be bought costs nothing.
  expect(screen.getByRole('region', { name: 'Subtotal' })).toHaveTextContent('Subtotal$12.00');
  await user.click(screen.getByRole('button', { name: 'Remove it and go on' }));
  expect(screen.queryByRole('link', { name: 'Usher' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Accept the new prices' }));
  expect(screen.queryByText('A price has changed since you chose.')).not.toBeInTheDocument();
  expect(storedCart.read()[0]?.newPrice).toBe(12);
  // Its button is gone: the keyboard goes on at the page.
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a double click takes one of two unavailable books out of the cart', async () => {
  const books = ['Emma', 'Usher'].map((title) => makeBook({ title }));
  renderApp('/cart', { cart: books });
  const [first] = await screen.findAllByRole('button', { name: 'Remove it and go on' });
  fireEvent.click(first as HTMLElement, { detail: 1 });
  const second = await screen.findByRole('button', { name: 'Remove it and go on' });
  fireEvent.click(second, { detail: 2 });
  expect(storedCart.read().map((book) => book.title)).toEqual(['Usher']);
});

test('what another tab put into the cart shows here', async () => {
  const emma = makeBook({ title: 'Emma' });
  fakeShop.books = [emma];
  renderApp('/cart');
  await waitFor(() => expect(screen.getByText('No product found!')).toBeVisible());
  storedCart.write([emma]);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'storyloom.cart' })));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Emma' })).toBeVisible());
  expect(screen.getByRole('link', { name: 'Cart, 1 book' })).toBeVisible();
});

test('a spoiled cart in storage is read as far as it makes sense', () => {
  const emma = makeBook({ title: 'Emma' });
  window.localStorage.setItem(
    'storyloom.cart',
    JSON.stringify([emma, emma, null, { _id: 'x' }, 7]),
  );
  expect(storedCart.read()).toEqual([emma]);
  window.localStorage.setItem('storyloom.cart', '{not json');
  expect(storedCart.read()).toEqual([]);
});

test('with a full storage the cart still works, and survives a look at another tab', async () => {
  const emma = makeBook({ title: 'Emma' });
  fakeShop.books = [emma];
  const { user } = renderApp(`/books/${emma._id}`);
  const [add] = await screen.findAllByRole('button', { name: 'Add to Cart: Emma' });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(add as HTMLElement);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cart, 1 book' })).toBeVisible());
  full.mockRestore();
});

test('a cart that was opened without a network is checked when the network is back', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 10 });
  fakeShop.books = [{ ...emma, newPrice: 12 }];
  const ask = vi.fn(() => HttpResponse.error());
  fakeApi.use(http.get(api('/books/'), ask));
  renderApp('/cart', { cart: [emma] });
  await waitFor(() => expect(ask).toHaveBeenCalled());
  expect(screen.queryByText('A price has changed since you chose.')).not.toBeInTheDocument();
  fakeApi.resetHandlers();
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('A price has changed since you chose.');
});

test('books that are bought again late take nobody away from another page', async () => {
  const emma = makeBook({ title: 'Emma' });
  fakeShop.books = [emma];
  fakeShop.orders = [makeOrder({ productIds: [emma._id] })];
  const { user } = renderApp('/orders', { email: 'ada@example.com' });
  const buy = await screen.findByRole('button', { name: 'Buy again: order 1001' });
  const finding = hold('get', '/books/');
  await user.click(buy);
  await waitFor(() => expect(finding.isAsked()).toBe(true));
  await user.click(screen.getByRole('link', { name: 'Services' }));
  await waitFor(() => expect(buy).not.toBeInTheDocument());
  finding.letGo();
  await screen.findByRole('link', { name: 'Cart, 1 book' });
  expect(window.location.pathname).toBe('/services');
});
