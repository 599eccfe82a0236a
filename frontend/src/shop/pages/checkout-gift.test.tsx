import { cleanup, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test } from 'vitest';
import { fakeAccount } from '@/testing/fake-account';
import { apiBase, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeOrder, makeSettings } from '@/testing/factories';
import { fillIn, openCheckout } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

const offer = { gift: { isOn: true, fee: 2.5 } };
const giftBox = () => screen.findByRole('checkbox', { name: 'It is a gift' });

test('a shop without gifts does not mention them', async () => {
  openCheckout();
  await screen.findByLabelText('City');
  expect(screen.queryByText(/gift/i)).not.toBeInTheDocument();
});

test('a gift takes two clicks: the gift, and the wrapping for its fee', async () => {
  fakeShop.settings = makeSettings(offer);
  const { user } = openCheckout(38);
  await fillIn(user);
  await user.click(await giftBox());
  await user.click(screen.getByRole('checkbox', { name: 'Wrap it as a gift ($2.50)' }));
  expect(screen.getByText('Gift wrapping').nextSibling).toHaveTextContent('$2.50');
  expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('$40.50');
  const card = screen.getByLabelText('Text for a card');
  expect(card).toHaveAttribute('maxlength', '300');
  await user.type(card, 'For Ada');
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
  expect(fakeShop.placed.map(({ body }) => body)).toMatchObject([
    { totalPrice: '40.50', gift: { text: 'For Ada', wrap: true } },
  ]);
});

test('gift texts survive a reload, and the fee goes when the order is no gift', async () => {
  fakeShop.settings = makeSettings(offer);
  const { user } = openCheckout(38);
  await user.click(await giftBox());
  await user.click(screen.getByRole('checkbox', { name: /^Wrap/ }));
  await user.type(screen.getByLabelText('Text for a card'), 'For Ada');
  cleanup();
  const { user: later, book } = openCheckout(38);
  fakeAccount.kept.cart = [book._id];
  expect(await giftBox()).toBeChecked();
  expect(screen.getByLabelText('Text for a card')).toHaveValue('For Ada');
  await later.click(await giftBox());
  expect(screen.getByText('Total Price').nextSibling).toHaveTextContent('$38.00');
});

test('says that the shop has stopped its gifts meanwhile, and places the order without', async () => {
  fakeShop.settings = makeSettings(offer);
  const { user } = openCheckout(38);
  await fillIn(user);
  await user.click(await giftBox());
  fakeApi.use(
    http.post(
      `${apiBase}/orders/`,
      () => {
        fakeShop.settings = makeSettings();
        return refuse('validation_error', { fields: { gift: ['is not offered'] } });
      },
      { once: true },
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  expect(
    await screen.findByText(/^The shop does not take gift orders any more/),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText('It is a gift')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  expect(await screen.findByText('Confirmed Order')).toBeInTheDocument();
  expect(fakeShop.placed.at(-1)?.body).not.toHaveProperty('gift');
});

test('the order shows the gift, the text of its card and the wrapping fee', async () => {
  const gift = { text: 'For Ada', wrap: true as const, fee: 2.5 };
  fakeShop.orders = [makeOrder({ totalPrice: 12.5, gift })];
  renderApp('/orders', { email: 'ada@example.com' });
  expect(await screen.findByText('Gift wrapping: $2.50')).toBeInTheDocument();
  expect(screen.getByText('For Ada')).toBeVisible();
});
