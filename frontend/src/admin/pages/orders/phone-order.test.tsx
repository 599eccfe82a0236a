import { screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeSettings } from '@/testing/factories';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.books = [makeBook({ title: 'Dracula' })];
  fakeShop.settings = makeSettings({
    gift: { isOn: true, fee: 2.5 },
    pickup: { isOn: true, hours: '' },
  });
});

async function openForm() {
  const { user, unmount } = renderApp('/dashboard/orders/new');
  await user.type(await screen.findByRole('combobox', { name: 'Add a book' }), 'dracula');
  await user.click(await screen.findByRole('option', { name: /Dracula/ }));
  await user.click(await screen.findByRole('checkbox', { name: 'Collected in the shop' }));
  await user.type(screen.getByLabelText('Full Name'), 'Zoë Caller');
  await user.type(screen.getByLabelText('Phone Number'), '+44 0797360961');
  await user.click(screen.getByRole('checkbox', { name: 'It is a gift' }));
  return { user, unmount };
}

const placeOrder = () => screen.getByRole('button', { name: 'Place order' });

/** The settings have changed meanwhile. */
function refuseOnce(field: 'gift' | 'gift.text' | 'pickup', rule = 'is not offered') {
  fakeApi.use(
    http.post(
      `${apiBase}/orders/by-phone`,
      () => {
        if (field !== 'gift.text') fakeShop.settings = makeSettings();
        return refuse('validation_error', { fields: { [field]: [rule] } });
      },
      { once: true },
    ),
  );
}

test('tells the owner that another admin has stopped the gifts, and places the order without', async () => {
  const { user } = await openForm();
  refuseOnce('gift');
  await user.click(placeOrder());
  expect(await screen.findByText('The order was not placed.')).toBeInTheDocument();
  expect(screen.getByText(/^The shop does not take gift orders any more/)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('It is a gift')).toBeNull());
  await user.type(screen.getByLabelText('City'), 'Bath');
  await user.type(screen.getByLabelText('Zipcode'), 'BA1');
  await user.type(screen.getByLabelText('State / province'), 'Avon');
  await user.type(screen.getByLabelText('Country / region'), 'UK');
  await user.click(placeOrder());
  expect(await screen.findByRole('heading', { name: /^Order 1004 Placed/ })).toBeInTheDocument();
  expect(fakeShop.orders[0]).not.toHaveProperty('gift.text');
});

test('tells the owner that another admin has stopped collecting, and asks for the address', async () => {
  const { user } = await openForm();
  refuseOnce('pickup');
  await user.click(placeOrder());
  expect(await screen.findByText(/^Books cannot be collected in the shop/)).toBeInTheDocument();
  expect(await screen.findByLabelText('City')).toBeInTheDocument();
});

test('shows at the card what is wrong with its text', async () => {
  const { user } = await openForm();
  refuseOnce('gift.text', 'is too long');
  await user.click(placeOrder());
  expect(await screen.findByText('Text for a card is too long')).toBeInTheDocument();
  expect(screen.getByLabelText('Text for a card')).toBeInvalid();
});

test('names today’s price of a book that was picked before a detour', async () => {
  const { user } = await openForm();
  const priceOf = () => screen.getByRole('button', { name: 'Remove Dracula' }).closest('li');
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  fakeShop.books[0]!.newPrice = 77;
  await user.click(await screen.findByRole('link', { name: 'New order by telephone' }));
  await waitFor(() => expect(priceOf()).toHaveTextContent('$77.00'));
});

test('starting over leaves no message about the order before', async () => {
  const { unmount } = await openForm();
  unmount();
  const { user } = renderApp('/dashboard/orders/new');
  await screen.findByText('What you typed before is still here.');
  refuseOnce('pickup');
  await user.click(placeOrder());
  expect(await screen.findByText('The order was not placed.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(screen.queryByText('The order was not placed.')).not.toBeInTheDocument();
});
