import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeOrder, makeSettings } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { fillIn } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

// Money without decimals: what is shown, typed and sent has none.

beforeEach(() => {
  fakeShop.settings = makeSettings({
    money: { currency: 'JPY', locale: 'ja-JP', timeZone: 'Asia/Tokyo' },
    shipping: { fee: 300, freeFrom: 5000, tax: 'included' },
  });
});

/** Every number on the page that looks like an amount with decimals. */
const decimalsShown = () => document.body.textContent?.match(/[¥￥]?\d+\.\d+/g) ?? [];

test('a shopper sees and pays whole yen from the shelf to the order', async () => {
  const emma = makeBook({ title: 'Emma', newPrice: 1200, oldPrice: 1500 });
  fakeShop.books = [emma];
  const { user } = renderApp('/cart', { cart: [emma], email: 'ada@example.com' });
  const sum = await screen.findByRole('region', { name: 'Subtotal' });
  await waitFor(() =>
    expect(sum).toHaveTextContent('Subtotal￥1,200Shippingfree from ￥5,000￥300Total￥1,500'),
  );
  expect(decimalsShown()).toEqual([]);
  await user.click(within(sum).getByRole('link', { name: 'Checkout' }));
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  await waitFor(() => expect(summary).toHaveTextContent('Shipping￥300'));
  expect(within(summary).getByText('Total Price').nextSibling).toHaveTextContent('￥1,500');
  expect(decimalsShown()).toEqual([]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(fakeShop.placed).toHaveLength(1));
  expect(fakeShop.placed).toMatchObject([{ body: { totalPrice: '1500.00', currency: 'JPY' } }]);
});

test('an order is shown in whole yen', async () => {
  const money = { currency: 'JPY', shipping: 300, totalPrice: 1500 };
  const items = [{ bookId: makeBook()._id, title: 'Emma', coverImage: '', price: 1200 }];
  fakeShop.orders = [makeOrder({ ...money, items })];
  renderApp('/orders', { email: 'ada@example.com' });
  const order = await screen.findByRole('article');
  await waitFor(() => expect(order).toHaveTextContent('Total Price￥1,500Shipping: ￥300'));
  expect(order).toHaveTextContent('Emma￥1,200');
});

test('a price filter takes whole yen, and says so when it is given others', async () => {
  fakeShop.books = [
    makeBook({ title: 'Emma', newPrice: 1200 }),
    makeBook({ title: 'Usher', newPrice: 900 }),
  ];
  const { user } = renderApp('/books');
  const lowest = await screen.findByLabelText('Lowest price in Japanese yen');
  expect(lowest).toHaveAttribute('placeholder', '¥ from');
  await user.type(lowest, '999.50{Enter}');
  await waitFor(() => expect(screen.getByText('Please write prices as 5 or 1200')).toBeVisible());
  expect(lowest).toBeInvalid();
  await user.clear(lowest);
  await user.type(lowest, '¥1,000{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?minPrice=1000'));
  await waitFor(() => expect(screen.queryByText('Usher')).not.toBeInTheDocument());
  expect((await screen.findAllByText('￥1,200'))[0]).toBeInTheDocument();
});
