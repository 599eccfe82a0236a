import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeOrder, makeSettings } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('the owner sets the rates as they are written, and reads at the field what is no rate', async () => {
  const { user } = renderApp('/dashboard/settings?tab=money');
  await screen.findByRole('form', { name: 'Settings' });
  const rate = screen.getByLabelText('Rate of books in percent');
  const save = screen.getByRole('button', { name: 'Save settings' });
  await user.click(
    screen.getByLabelText('Show net, VAT and gross on orders, emails and printouts'),
  );
  for (const [typed, problem] of [
    ['7 %', 'must be a percentage as a number, such as 7 or 5.5'],
    ['101', 'must be 100 or less'],
    ['7.123', 'must have at most two decimals'],
  ] as const) {
    await user.clear(rate);
    await user.type(rate, typed);
    await user.click(save);
    await waitFor(() => expect(rate).toHaveAccessibleDescription(expect.stringContaining(problem)));
  }
  expect(fakeAdmin.sent).toEqual([]);
  await user.clear(rate);
  await user.type(rate, '5.5');
  await user.click(save);
  await waitFor(() =>
    expect(fakeShop.settings.vat).toEqual({ isOn: true, rate: 5.5, shippingRate: null }),
  );
});

test('the owner sees the VAT of an order, on its packing slip, too, where no tax line is left', async () => {
  const sum = { rate: 7, net: 9.35, vat: 0.65, gross: 10 };
  const order = makeOrder({ vat: [sum], company: 'Books & Sons', vatNumber: 'DE123456789' });
  fakeShop.orders = [order];
  renderApp(`/dashboard/orders/${order._id}`);
  const [table] = await screen.findAllByRole('table', { name: 'VAT by rate' });
  expect(within(table!).getByText('$0.65')).toBeVisible();
  const slip = screen.getByText('Packing slip').closest('article');
  expect(slip).toHaveTextContent('Books & SonsAda Lovelace');
  expect(slip).toHaveTextContent('VAT number DE123456789');
  expect(slip).toHaveTextContent('7%$9.35$0.65$10.00');
  expect(slip).not.toHaveTextContent('Taxes');
});

test('a book has a field for its rate while VAT is on', async () => {
  const { unmount } = renderApp('/dashboard/add-new-book');
  await screen.findByLabelText('ISBN');
  expect(screen.queryByLabelText('VAT rate (%)')).not.toBeInTheDocument();
  unmount();
  fakeShop.settings = makeSettings({ vat: { isOn: true, rate: 20, shippingRate: null } });
  renderApp('/dashboard/add-new-book');
  await waitFor(() => expect(screen.getByLabelText('VAT rate (%)')).toBeVisible());
});

test('an amount with a decimal comma that nobody changed is no difference between two owners', async () => {
  const money = { currency: 'EUR', locale: 'de-DE', timeZone: 'Europe/Berlin' };
  const vat = { isOn: true, rate: 5.5, shippingRate: null };
  fakeShop.settings = makeSettings({ money, vat });
  const { user } = renderApp('/dashboard/settings?tab=money');
  const rate = await screen.findByLabelText('Rate of books in percent');
  await waitFor(() => expect(rate).toHaveValue('5,5'));
  fakeShop.settings = { ...fakeShop.settings, vat: { ...vat, shippingRate: 19.5 } };
  await user.type(screen.getByRole('textbox', { name: 'Promise' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  const panel = await screen.findByRole('alert', { name: /changed these settings on/ });
  expect(within(panel).queryByText(/^5[.,]5$/)).not.toBeInTheDocument();
  expect(within(panel).getByText('19,5')).toBeVisible();
});
