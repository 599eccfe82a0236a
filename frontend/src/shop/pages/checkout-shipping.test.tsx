import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeSettings } from '@/testing/factories';
import { fillIn, openCheckout } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

test.each([
  [false, 'Subtotal$38.00Shippingfree from $40.00$3.50Total$41.50'],
  [true, 'Subtotal$38.00Shippingfree from $40.00$3.50Total with delivery$41.50'],
])('the cart adds what delivery costs; collecting is possible: %s', async (isOn, message) => {
  const shipping = { fee: 3.5, freeFrom: 40, tax: 'included' };
  fakeShop.settings = makeSettings({ shipping, pickup: { isOn, hours: '' } });
  const book = makeBook({ newPrice: 38 });
  fakeShop.books = [book];
  renderApp('/cart', { cart: [book] });
  const sum = await screen.findByRole('region', { name: 'Subtotal' });
  await waitFor(() => expect(sum).toHaveTextContent(message));
});

test('shipping stands beside the sum, is part of it, and a higher one is announced', async () => {
  const at = (fee: number) =>
    makeSettings({ shipping: { fee, freeFrom: 40, tax: 'incl. 5 % VAT' } });
  fakeShop.settings = at(3.5);
  const { user } = openCheckout(38);
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  await waitFor(() => expect(summary).toHaveTextContent('Shipping$3.50Taxesincl. 5 % VAT'));
  expect(within(summary).getByText('Total Price').nextSibling).toHaveTextContent('$41.50');
  await fillIn(user);
  fakeApi.use(
    http.post(
      `${apiBase}/orders/`,
      () => {
        fakeShop.settings = at(4);
        return refuse('price_changed', { seenTotal: 41.5, currentTotal: 42, bookIds: [] });
      },
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() =>
    expect(screen.getByText(/the total was \$41\.50 and is \$42\.00 now/)).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() =>
    expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('$42.00'),
  );
  // Its books are looked at again first.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place an Order' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(fakeShop.placed).toMatchObject([{ body: { totalPrice: '42.00' } }]));
});

test('a checkout with nothing that can be bought asks for no shipping', async () => {
  fakeShop.settings = makeSettings({ shipping: { fee: 3.5, freeFrom: 40, tax: 'included' } });
  const emma = makeBook({ title: 'Emma', stock: 0 });
  fakeShop.books = [emma];
  renderApp('/checkout', { cart: [emma], email: 'ada@example.com' });
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  await waitFor(() => expect(summary).toHaveTextContent('Items0Taxesincluded'));
  expect(within(summary).getByText('Total Price').nextSibling).toHaveTextContent('$0.00');
});
