import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeOrder, makeSettings } from '@/testing/factories';
import { fillIn, openCheckout } from '@/testing/open-checkout';
import { renderApp } from '@/testing/render-app';

const vat = { isOn: true, rate: 7, shippingRate: 19 };
const shipping = { fee: 3.5, freeFrom: null, tax: 'included' };
const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);

test('the summary says net, VAT and gross by rate, and a company gives its number', async () => {
  fakeShop.settings = makeSettings({ vat, shipping });
  const { user } = openCheckout(12);
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  const table = await within(summary).findByRole('table', { name: 'VAT by rate' });
  await waitFor(() =>
    expect(cellsOf(table)).toEqual([
      'VAT rateNetVATGross',
      '19%$2.94$0.56$3.50',
      '7%$11.21$0.79$12.00',
    ]),
  );
  expect(summary).not.toHaveTextContent('Taxes');
  expect(summary).toHaveTextContent(/\$12\.00Total Price\$15\.50$/);
  await fillIn(user);
  await user.type(screen.getByLabelText('Company'), 'Books & Sons');
  await user.type(screen.getByLabelText('VAT number'), 'DE12345');
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() =>
    expect(
      screen.getByText(
        'VAT number must be a VAT number with the letters of its country, such as DE123456789',
      ),
    ).toBeVisible(),
  );
  expect(fakeShop.placed).toEqual([]);
  await user.type(screen.getByLabelText('VAT number'), '6789');
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() =>
    expect(fakeShop.placed).toMatchObject([
      { body: { company: 'Books & Sons', vatNumber: 'DE123456789', totalPrice: '15.50' } },
    ]),
  );
});

test('a shop without VAT asks for no company', async () => {
  const { user } = openCheckout(12);
  const summary = await screen.findByRole('region', { name: 'Cash On Delivery' });
  await waitFor(() => expect(summary).toHaveTextContent('Taxesincluded'));
  expect(screen.queryByText('For companies (optional)')).not.toBeInTheDocument();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Place an Order' }));
  await waitFor(() => expect(fakeShop.placed).toHaveLength(1));
  expect(fakeShop.placed[0]?.body).not.toHaveProperty('company');
});

test('an order says its own rates, whatever the shop has now', async () => {
  const sum = { rate: 5.5, net: 9.48, vat: 0.52, gross: 10 };
  fakeShop.orders = [
    makeOrder({ vat: [sum], company: 'Books & Sons', vatNumber: 'FR12345678901' }),
  ];
  renderApp('/orders', { email: 'ada@example.com' });
  const table = await screen.findByRole('table', { name: 'VAT by rate' });
  expect(cellsOf(table)).toEqual(['VAT rateNetVATGross', '5.5%$9.48$0.52$10.00']);
  expect(screen.getByText('Books & Sons')).toBeVisible();
  expect(screen.getByText('FR12345678901')).toBeVisible();
});

test.each([
  [{ freeFrom: null }, 'Includes 7% VAT, plus shipping ($3.50)'],
  [{ freeFrom: 25 }, 'Includes 7% VAT, plus shipping ($3.50, free from $25.00)'],
  [
    { freeFrom: 35, rule: 'france' as const },
    'Includes 7% VAT, plus shipping ($3.50, $0.01 from $35.00)',
  ],
  [{ freeFrom: 0 }, 'Includes 7% VAT'],
])('what shipping costs stands beside the price of a book: %o', async (change, text) => {
  fakeShop.settings = makeSettings({ vat, shipping: { ...shipping, ...change } });
  const book = makeBook();
  fakeShop.books = [book];
  renderApp(`/books/${book._id}`);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  [null, 'All prices include VAT. Shipping is added.'],
  [0, 'All prices include VAT.'],
])(
  'the footer says that shipping is added where it is charged: free from %s',
  async (freeFrom, text) => {
    fakeShop.settings = makeSettings({ vat, shipping: { ...shipping, freeFrom } });
    renderApp('/');
    const footer = await screen.findByRole('contentinfo');
    expect(await within(footer).findByText(text)).toBeInTheDocument();
  },
);
