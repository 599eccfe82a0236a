import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { fakeAccount } from '@/testing/fake-account';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeOrder, makeSettings } from '@/testing/factories';
import { openCheckout } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';
import { removeCheckoutDraft, readCheckoutDraft } from '@/shop/checkout/use-checkout-form';

const offer = {
  shipping: { fee: 3.5, freeFrom: null, tax: 'included' },
  pickup: { isOn: true, hours: 'Mon to Fri, 9 to 6' },
  contact: { address: '1 Harbour Lane\nBern', phone: '', email: '', hours: '' },
};
const mapOfShop = 'https://www.openstreetmap.org/search?query=1%20Harbour%20Lane%2C%20Bern';

async function choosePickup() {
  fakeShop.settings = makeSettings(offer);
  const { user, book } = openCheckout(38);
  await user.click(await screen.findByRole('radio', { name: 'I collect them in the shop' }));
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  await user.click(screen.getByLabelText('Full Name'));
  await user.paste('Ada Lovelace');
  await user.click(screen.getByLabelText('Phone Number'));
  await user.paste('+44 020 1234');
  await user.click(screen.getByRole('checkbox', { name: /^I agree/ }));
  return { user, book };
}

test('who collects the books is asked for no address and pays no shipping', async () => {
  const { user, book } = await choosePickup();
  expect(screen.getByText('Mon to Fri, 9 to 6')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show on the map' })).toHaveAttribute('href', mapOfShop);
  expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('$38.00');
  expect(screen.getByRole('heading', { name: 'Cash On Collection' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText('Confirmed Order')).toBeVisible());
  expect(fakeShop.placed.map(({ body }) => body)).toEqual([
    {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      phone: '+44 020 1234',
      pickup: true,
      productIds: [book._id],
      totalPrice: '38.00',
      currency: 'USD',
    },
  ]);
});

test('the choice to collect survives a reload, belongs to one account, and ends with the order', async () => {
  await choosePickup();
  cleanup();
  const { user, book } = openCheckout(38);
  fakeAccount.kept.cart = [book._id];
  expect(await screen.findByRole('radio', { name: 'I collect them in the shop' })).toBeChecked();
  expect(screen.queryByLabelText('City')).not.toBeInTheDocument();
  expect(readCheckoutDraft('uid-bob@example.com').wantsPickup).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'Send the books to me' }));
  expect(readCheckoutDraft('uid-ada@example.com').wantsPickup).toBe(false);
  await user.click(screen.getByRole('radio', { name: 'I collect them in the shop' }));
  expect(readCheckoutDraft('uid-ada@example.com').wantsPickup).toBe(true);
  removeCheckoutDraft();
  expect(readCheckoutDraft('uid-ada@example.com').wantsPickup).toBe(false);
});

test('where nothing can be collected any more, the address is asked for and nothing typed is lost', async () => {
  const { user } = await choosePickup();
  fakeApi.use(
    http.post(`${apiBase}/orders/`, () => {
      fakeShop.settings = makeSettings({ ...offer, pickup: { isOn: false, hours: '' } });
      return refuse('validation_error', { fields: { pickup: ['is not offered'] } });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(screen.getByText(/^Books cannot be collected/)).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.getByLabelText('City')).toBeVisible());
  expect(screen.getByLabelText('Full Name')).toHaveValue('Ada Lovelace');
  expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('$41.50');
});

test('an order that waits in the shop says so, and where that is', async () => {
  fakeShop.settings = makeSettings(offer);
  const nowhere = { city: '', country: '', state: '', zipcode: '' };
  fakeShop.orders = [makeOrder({ pickup: true, status: 'ready', address: nowhere })];
  renderApp('/orders', { email: 'ada@example.com' });
  await waitFor(() => expect(screen.getByText('Ready to collect')).toBeVisible());
  expect(screen.queryByText('Shipped')).not.toBeInTheDocument();
  expect(screen.getByText('Collected')).toBeVisible();
  expect(screen.queryByText('Delivered')).not.toBeInTheDocument();
  const map = await screen.findByRole('link', { name: 'Show on the map' });
  expect(map).toHaveAttribute('href', mapOfShop);
});
