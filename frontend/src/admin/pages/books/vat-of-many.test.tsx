import { screen, waitFor, within } from '@testing-library/react';
import { salesReportSchema } from '@storyloom/backend/contract/admin/sales-report';
import { vatReportSchema, type VatReport } from '@storyloom/backend/contract/admin/vat-report';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { adminHandler, fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, response } from '@/testing/fake-api';
import { makeBook, makeBooks, makeOrder, makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const withVat = () => {
  fakeShop.settings = makeSettings({ vat: { isOn: true, rate: 7, shippingRate: null } });
};
const button = (name: string) => screen.getByRole('button', { name });

test('selected books get a VAT rate together, and the shop’s own by typing it', async () => {
  withVat();
  fakeShop.books = makeBooks(2);
  const { user } = renderApp('/dashboard/manage-books');
  const select = () => user.click(screen.getByLabelText('Select all shown books'));
  await screen.findAllByLabelText(/^Select /);
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeGreaterThan(2));
  await select();
  const rate = await screen.findByLabelText('VAT rate (%)');
  for (const [typed, problem] of [
    ['101', 'VAT rate (%) must be 100 or less'],
    ['-1', 'VAT rate (%) must be 0 or more'],
    ['7.123', 'VAT rate (%) must have at most two decimals'],
    ['7 %', 'VAT rate (%) must be a percentage as a number, such as 7 or 5.5'],
  ] as const) {
    await user.clear(rate);
    await user.type(rate, `${typed}{Enter}`);
    expect(rate).toHaveAccessibleDescription(problem);
  }
  expect(fakeAdmin.sent).toEqual([]);
  await user.clear(rate);
  await user.type(rate, '19');
  await user.click(button('Set VAT rate'));
  expect(await screen.findByText('2 books changed.')).toBeInTheDocument();
  expect(fakeShop.books.map(({ vatRate }) => vatRate)).toEqual([19, 19]);
  await select();
  await user.type(await screen.findByLabelText('VAT rate (%)'), '7{Enter}');
  await waitFor(() =>
    expect(fakeShop.books.map(({ vatRate }) => vatRate)).toEqual([undefined, undefined]),
  );
});

test('selected books become antique together where the shop names who made them', async () => {
  fakeShop.books = [makeBook()];
  const { user, unmount } = renderApp('/dashboard/manage-books');
  const select = async () =>
    user.click(await screen.findByLabelText(`Select ${fakeShop.books[0]!.title}`));
  await select();
  expect(screen.queryByRole('button', { name: 'Antique on' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('VAT rate (%)')).not.toBeInTheDocument();
  unmount();
  fakeShop.settings = makeSettings({ safety: { isOn: true } });
  renderApp('/dashboard/manage-books');
  await select();
  await user.click(await screen.findByRole('button', { name: 'Antique on' }));
  await waitFor(() => expect(fakeShop.books[0]?.antique).toBe(true));
});

test('the owner corrects the company of an order, and its VAT number is checked by its country', async () => {
  withVat();
  fakeShop.orders = [makeOrder({ company: 'Old Ltd', vatNumber: 'FR12345678901' })];
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]!._id}`);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  const company = await screen.findByLabelText('Company');
  const number = screen.getByLabelText('VAT number');
  expect([company, number].map((input) => (input as HTMLInputElement).value)).toEqual([
    'Old Ltd',
    'FR12345678901',
  ]);
  await user.clear(company);
  await user.type(company, 'New Ltd');
  await user.clear(number);
  await user.type(number, 'DE12345');
  await user.click(button('Save correction'));
  await waitFor(() =>
    expect(number).toHaveAccessibleDescription(
      'VAT number must be a VAT number with the letters of its country, such as DE123456789',
    ),
  );
  expect(fakeAdmin.sent).toEqual([]);
  await user.type(number, '6789');
  await user.click(button('Save correction'));
  await waitFor(() =>
    expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([
      { company: 'New Ltd', vatNumber: 'DE123456789' },
    ]),
  );
});

test('a shop without VAT asks for no company when it corrects an order', async () => {
  fakeShop.orders = [makeOrder()];
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]!._id}`);
  await user.click(await screen.findByRole('button', { name: 'Correct' }));
  await screen.findByLabelText('Full Name');
  expect(screen.queryByLabelText('Company')).not.toBeInTheDocument();
});

test('an order by telephone takes a company and shows the VAT in its total', async () => {
  withVat();
  fakeShop.books = [makeBook({ title: 'Emma', newPrice: 10.7 })];
  const { user } = renderApp('/dashboard/orders/new');
  await user.type(await screen.findByRole('combobox'), 'Emma');
  await user.click(await screen.findByRole('option', { name: /Emma/ }));
  const table = await screen.findByRole('table', { name: 'VAT by rate' });
  expect(table).toHaveTextContent('7%$10.00$0.70$10.70');
  for (const [label, text] of [
    ['Full Name', 'Ada'],
    ['Phone Number', '12345'],
    ['City', 'B'],
    ['Country / region', 'UK'],
    ['State / province', '-'],
    ['Zipcode', '1'],
    ['Company', 'E'],
    ['VAT number', 'gb 123456789'],
  ] as const)
    await user.type(screen.getByLabelText(label), text);
  await user.click(button('Place order'));
  await waitFor(() =>
    expect(fakeShop.orders[0]).toMatchObject({ company: 'E', vatNumber: 'GB123456789' }),
  );
});

/** The shop's API has these days in its VAT report. */
function serveReport(days: VatReport) {
  const figures = { orders: 3, books: 3, revenue: 42.8, shipping: 0 };
  fakeApi.use(
    http.get(api('/reports/sales'), ({ request }) =>
      adminHandler(request, () =>
        response(salesReportSchema, {
          from: '2026-10-31',
          to: '2026-11-02',
          by: 'day',
          currency: 'USD',
          rows: [],
          total: figures,
          left: { cancelled: 0, returned: 0 },
          counter: figures,
        }),
      ),
    ),
    http.get(api('/reports/vat'), ({ request }) =>
      adminHandler(request, () => response(vatReportSchema, days)),
    ),
  );
}

test('the report has net, VAT and gross of each month by rate', async () => {
  withVat();
  serveReport([
    { day: '2026-10-31', rate: 7, net: 10, vat: 0.7, gross: 10.7, currency: 'USD' },
    { day: '2026-11-01', rate: 19, net: 10, vat: 1.9, gross: 11.9, currency: 'USD' },
    { day: '2026-11-01', rate: 7, net: 10, vat: 0.7, gross: 10.7, currency: 'USD' },
    { day: '2026-11-02', rate: 7, net: 0.1, vat: 0.01, gross: 0.11, currency: 'USD' },
  ]);
  renderApp('/dashboard/reports?period=own&from=2026-10-31&to=2026-11-02');
  const table = await screen.findByRole('table', { name: 'VAT' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MonthVAT rateNetVATGross',
    'Oct 20267%$10.00$0.70$10.70',
    'Nov 202619%$10.00$1.90$11.90',
    'Nov 20267%$10.10$0.71$10.81',
    'Total19%$10.00$1.90$11.90',
    'Total7%$20.10$1.41$21.51',
    'Total$30.10$3.31$33.41',
  ]);
  expect(button('VAT by day as CSV')).toBeVisible();
});

test('the report keeps what was sold with VAT before it was switched off, and in another currency', async () => {
  fakeShop.settings = makeSettings({ vat: { isOn: false, rate: 7, shippingRate: null } });
  serveReport([
    { day: '2026-10-31', rate: 7, net: 10, vat: 0.7, gross: 10.7, currency: 'EUR' },
    { day: '2026-11-01', rate: 7, net: 20, vat: 1.4, gross: 21.4, currency: 'USD' },
  ]);
  renderApp('/dashboard/reports?period=own&from=2026-10-31&to=2026-11-02');
  const rowsOf = async (name: string) => {
    const table = await screen.findByRole('table', { name });
    return within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
  };
  expect(await rowsOf('VAT (EUR)')).toContain('Total€10.00€0.70€10.70');
  expect(await rowsOf('VAT (USD)')).toContain('Total$20.00$1.40$21.40');
  expect(button('VAT by day as CSV')).toBeVisible();
});
