import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { newOrderSchema } from '@storyloom/backend/contract/order/order';
import { storedCart } from '@/shop/cart/cart.storage';
import { readCheckoutDraft } from '@/shop/checkout/use-checkout-form';
import { writeFormDraft } from '@/browser/form-draft';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook } from '@/testing/factories';
import { fakeProvider } from '@/testing/fake-provider';
import { fillIn, openCheckout, typedDetails } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

test('the guard shows "Loading.." and then sends visitors to sign in', async () => {
  renderApp('/checkout');
  expect(screen.getByText('Loading..')).toBeVisible();
  await waitFor(() =>
    expect(
      screen.getByText('Please sign in to place your order. Your cart is kept.'),
    ).toBeVisible(),
  );
});

test('the form asks for everything, shows sum and count, and waits for the terms', async () => {
  const { user } = openCheckout(12.5);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Cash On Delivery' })).toBeVisible(),
  );
  const summary = screen.getByRole('region', { name: 'Cash On Delivery' });
  expect(within(summary).getByText('Items').nextSibling).toHaveTextContent('1');
  expect(within(summary).getByText('Total Price').nextSibling).toHaveTextContent('$12.50');
  await waitFor(() => expect(within(summary).getByText('free')).toBeVisible());
  expect(within(summary).getByText('included')).toBeVisible();

  const email = screen.getByLabelText('Email Address');
  expect(email).toBeDisabled();
  expect(email).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Phone Number')).toHaveAttribute('inputmode', 'tel');
  expect(screen.getByLabelText('Zipcode')).toHaveAttribute('autocomplete', 'postal-code');

  const submit = screen.getByRole('button', { name: 'Place an Order' });
  expect(submit).toBeDisabled();
  await waitFor(() =>
    expect(submit.closest('form')?.nextSibling).toHaveTextContent('Pay in cash when it arrives.'),
  );
  await user.click(screen.getByRole('checkbox'));
  expect(submit).toBeEnabled();
  await user.click(submit);
  for (const label of Object.keys(typedDetails))
    await waitFor(() => expect(screen.getByText(`${label} is required`)).toBeVisible());
  await waitFor(() => expect(screen.getByLabelText('Full Name')).toHaveFocus());
  expect(screen.getByLabelText('State / province')).toHaveAccessibleDescription(
    'State / province is required Write “-” if you have none.',
  );
  expect(fakeShop.placed).toEqual([]);
});

test('an order is sent as specified, confirmed, marked in the list, and the cart is empty', async () => {
  const { book, user } = openCheckout(12.5);
  await fillIn(user);
  await user.dblClick(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Confirmed Order')).toBeVisible());
  expect(screen.getByText('Your order placed successfully!')).toBeVisible();
  await waitFor(() => expect(window.location.pathname).toBe('/orders'));
  await waitFor(() => expect(screen.getByText('just placed')).toBeVisible());
  expect(storedCart.read()).toEqual([]);
  expect(fakeShop.placed).toEqual([
    {
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.com',
        phone: '+44 020 1234',
        address: {
          street: '12 St James Square',
          city: 'London',
          state: '-',
          zipcode: '01234',
          country: 'UK',
        },
        productIds: [book._id],
        totalPrice: '12.50',
        currency: 'USD',
      },
      key: expect.stringMatching(/^[\w-]{16,}$/) as string,
      authorization: null,
    },
  ]);
});

test('while the order is on its way the page shows "Loading....", and a failure keeps all input', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const keys: (string | null)[] = [];
  fakeApi.use(
    http.post(`${apiBase}/orders/`, async ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'));
      await held;
      return refuse('service_unavailable');
    }),
  );
  const { user } = openCheckout();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Loading....')).toBeVisible());
  letGo();
  await waitFor(() => expect(screen.getByText('Failed to place an order')).toBeVisible());
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByRole('link', { name: 'Look at your orders' })).toHaveAttribute(
    'href',
    '/orders',
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Place an Order' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
});

test('shows a price that went up with both sums', async () => {
  const { book, user } = openCheckout(10);
  await fillIn(user);
  fakeApi.use(
    http.post(`${apiBase}/orders/`, () => {
      fakeShop.books = [{ ...book, newPrice: 11 }];
      return refuse('price_changed', { seenTotal: 10, currentTotal: 11, bookIds: [book._id] });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() =>
    expect(screen.getByText(/the total was \$10\.00 and is \$11\.00 now/)).toBeVisible(),
  );
  await waitFor(() =>
    expect(screen.getByText('A price has changed since you chose.')).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^A price has changed/));
});

test('an early second try reads that the order is on its way', async () => {
  const { user } = openCheckout();
  await fillIn(user);
  fakeApi.use(http.post(`${apiBase}/orders/`, () => refuse('request_in_progress')));
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() =>
    expect(screen.getByText(/^An earlier try is still on its way/)).toBeVisible(),
  );
});

test('an ended session is renewed once, without the customer noticing', async () => {
  const { user } = openCheckout();
  await fillIn(user);
  fakeShop.session = null;
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Confirmed Order')).toBeVisible());
  expect(fakeShop.placed).toHaveLength(2);
});

test('when the session cannot be renewed the form stays and says so', async () => {
  const { user } = openCheckout();
  await fillIn(user);
  fakeShop.session = null;
  fakeProvider.canRenew = false;
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Failed to place an order')).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByText('Your session has ended.')).toBeVisible());
  expect(screen.getByLabelText('City')).toHaveValue('London');
  await user.click(screen.getByRole('link', { name: 'Sign in again' }));
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeVisible());
  expect(window.location.pathname).toBe('/login');
});

test('customers without an e-mail address read why they cannot order', async () => {
  renderApp('/checkout', { cart: [makeBook()], email: null });
  await waitFor(() => expect(screen.getByText('Your sign-in has no e-mail address')).toBeVisible());
});

test('a phone number that the API would refuse is refused before it is sent', async () => {
  const { user } = openCheckout();
  await fillIn(user);
  const phone = screen.getByLabelText('Phone Number');
  for (const [refused, reason] of [
    ['call me', 'Phone Number may have digits, spaces, + - ( ) / . only'],
    ['1234', 'Phone Number must have 5 to 20 digits'],
  ] as const) {
    await user.clear(phone);
    await user.type(phone, `${refused}{Enter}`);
    await waitFor(() => expect(phone).toHaveAccessibleDescription(reason));
    expect(phone).toHaveFocus();
    expect(newOrderSchema.shape.phone.safeParse(refused).success).toBe(false);
  }
  expect(fakeShop.placed).toEqual([]);
});

test('a phone number may be pasted with the signs that pages print', async () => {
  const { user } = openCheckout();
  await fillIn(user);
  const phone = screen.getByLabelText('Phone Number');
  await user.clear(phone);
  await user.click(phone);
  await user.paste('+49\u00a0030/12.34\u202f56–7');
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Confirmed Order')).toBeVisible());
  expect(fakeShop.placed).toMatchObject([{ body: { phone: '+49 030/12.34 56-7' } }]);
});

test('an error of the API stands at its field, which gets the focus', async () => {
  const { user } = openCheckout();
  await fillIn(user);
  fakeApi.use(
    http.post(`${apiBase}/orders/`, () =>
      refuse('validation_error', { fields: { 'address.zipcode': ['is not served'] } }),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  const zipcode = screen.getByLabelText('Zipcode');
  await waitFor(() => expect(zipcode).toHaveAccessibleDescription('Zipcode is not served'));
  expect(zipcode).toBeInvalid();
});

test('what was typed at the checkout outlives a reload', async () => {
  const uid = 'uid-ada@example.com';
  const details = {
    name: 'Ada',
    phone: '',
    address: { street: '', city: 'London', country: '', state: '', zipcode: '' },
  };
  writeFormDraft('customer.checkout', { uid, details, wantsPickup: false });
  const { user } = openCheckout();
  const name = await screen.findByLabelText('Full Name');
  await waitFor(() => expect(name).toHaveValue('Ada'));
  expect(screen.getByLabelText('City')).toHaveValue('London');
  await user.click(screen.getByLabelText('Zipcode'));
  await user.paste('01234');
  expect(readCheckoutDraft(uid).details).toMatchObject({
    name: 'Ada',
    address: { city: 'London', zipcode: '01234' },
  });
});
