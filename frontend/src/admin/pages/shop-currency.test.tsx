import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { makeBook, makeOrder, makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';
import { setShopMoney } from '@/shop-facts/formats/formats';

serveAdminApi();
const yen = { currency: 'JPY', locale: 'ja-JP', timeZone: 'Asia/Tokyo' };
beforeEach(() => signInAsAdmin());
describe('in yen, which have no decimals', () => {
  beforeEach(() => {
    fakeShop.settings = makeSettings({ money: yen });
  });

  const problem = 'must be a whole number: JPY has no decimals';

  test('a price in parts of a yen is an error at its field, and nothing typed is lost', async () => {
    const book = makeBook({ title: 'Emma', newPrice: 1200, oldPrice: 1500 });
    fakeShop.books = [book];
    fakeApi.use(
      http.put(
        api('/books/edit/:id'),
        () => refuse('validation_error', { fields: { newPrice: [problem] } }),
        { once: true },
      ),
    );
    const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
    const price = await screen.findByLabelText('New price');
    expect(price).toHaveValue('1200');
    await user.clear(price);
    await user.type(price, '1150.5');
    await user.click(screen.getByRole('button', { name: 'Update Book' }));
    await waitFor(() =>
      expect(price).toHaveAccessibleDescription(expect.stringContaining(problem)),
    );
    expect(price).toHaveValue('1150.5');
    await user.clear(price);
    await user.type(price, '1,150');
    await user.click(screen.getByRole('button', { name: 'Update Book' }));
    await waitFor(() => expect(fakeShop.books[0]?.newPrice).toBe(1150));
  });

  test('the owner of a new shop sees what yen do to prices before they are saved', async () => {
    fakeShop.settings = makeSettings();
    const { user } = renderApp('/dashboard/settings?tab=money');
    await screen.findByRole('form', { name: 'Settings' });
    const currency = screen.getByRole('textbox', { name: 'Currency' });
    await user.clear(currency);
    await user.type(currency, 'JPY');
    expect(screen.getByText('¥1,235')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    const question = await screen.findByRole('dialog', { name: 'Change the currency?' });
    expect(question).toHaveTextContent('12.00 USD becomes 12 JPY.');
  });

  test('what a currency does to prices is written as the shop writes numbers', async () => {
    const money = { currency: 'USD', locale: 'de-DE', timeZone: 'UTC' };
    fakeShop.settings = makeSettings({ money });
    setShopMoney(money);
    onTestFinished(() => setShopMoney(yen));
    const { user } = renderApp('/dashboard/settings?tab=money');
    await screen.findByRole('form', { name: 'Settings' });
    const currency = screen.getByRole('textbox', { name: 'Currency' });
    await user.clear(currency);
    await user.type(currency, 'EUR');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    const question = await screen.findByRole('dialog', { name: 'Change the currency?' });
    expect(question).toHaveTextContent('12,00 USD becomes 12,00 EUR.');
  });

  test('another currency is asked about, with what it means, before it is saved', async () => {
    const { user } = renderApp('/dashboard/settings?tab=money');
    await screen.findByRole('form', { name: 'Settings' });
    const currency = screen.getByRole('textbox', { name: 'Currency' });
    await user.clear(currency);
    await user.type(currency, 'eur');
    const press = async (response: string) => {
      const save = screen.getByRole('button', { name: 'Save settings' });
      await user.click(save);
      const question = await screen.findByRole('dialog', { name: 'Change the currency?' });
      expect(question).toHaveTextContent('12 JPY becomes 12.00 EUR. Orders that are there stay');
      await user.click(within(question).getByRole('button', { name: response }));
      await waitFor(() => expect(save).toHaveFocus());
    };
    await press('Keep the old one');
    expect(fakeAdmin.sent).toEqual([]);
    expect(currency).toHaveValue('eur');
    await press('Change it');
    await waitFor(() => expect(fakeShop.settings.money.currency).toBe('EUR'));
  });

  test('a fee in parts of a yen is an error at its field', async () => {
    fakeApi.use(
      http.put(api('/settings'), () =>
        refuse('validation_error', { fields: { 'shipping.fee': [problem] } }),
      ),
    );
    const { user } = renderApp('/dashboard/settings?tab=money');
    await screen.findByRole('form', { name: 'Settings' });
    const fee = screen.getByRole('textbox', { name: 'Fee' });
    await user.clear(fee);
    await user.type(fee, '300,5');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(fee).toHaveAccessibleDescription(expect.stringContaining(problem)));
    expect(fee).toHaveValue('300,5');
  });

  test('the axis of a chart has the sign of thousands', async () => {
    fakeShop.orders = [makeOrder({ totalPrice: 9000, currency: 'JPY' })];
    fakeAdmin.stats = { totalOrders: 1, monthlyRevenue: [{ month: '2026-11', revenue: 9000 }] };
    renderApp('/dashboard');
    await screen.findByRole('table', { name: 'Revenue (¥) by month' });
    for (const tick of ['2,500', '5,000', '7,500', '1万'])
      expect(screen.getByText(tick)).toBeInTheDocument();
  });

  test('figures, charts and lists are in whole yen', async () => {
    const orders = [1500, 7].map((totalPrice) => makeOrder({ totalPrice, currency: 'JPY' }));
    fakeShop.orders = orders;
    fakeAdmin.stats = {
      totalOrders: 2,
      totalSales: 1507,
      monthlyRevenue: [
        { month: '2026-10', revenue: 7 },
        { month: '2026-11', revenue: 9 },
      ],
    };
    const { unmount } = renderApp('/dashboard');
    const chart = await screen.findByRole('table', { name: 'Revenue (¥) by month' });
    expect(
      within(chart)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['￥7', '￥9']);
    expect(screen.getByText('￥1,507')).toBeVisible();
    for (const tick of ['3', '6', '9']) expect(screen.getByText(tick)).toBeInTheDocument();
    unmount();
    renderApp('/dashboard/orders');
    expect((await screen.findAllByText('￥1,500'))[0]).toBeInTheDocument();
    expect(document.body.textContent).not.toMatch(/[¥￥][\d,]+\.\d/);
  });
});

describe('in euros, written as in Spain', () => {
  const money = { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' };
  beforeEach(() => {
    setShopMoney(money); // as the page's head says
    fakeShop.settings = makeSettings({
      money,
      shipping: { fee: 3.5, freeFrom: 40.5, tax: 'IVA incluido' },
    });
  });

  test('prices of a book stand and are typed as in Spain', async () => {
    const book = makeBook({ title: 'Niebla', newPrice: 12.5, oldPrice: 1500 });
    fakeShop.books = [book];
    const { user } = renderApp(`/dashboard/edit-book/${book._id}`);
    const price = await screen.findByLabelText('New price');
    expect(price).toHaveValue('12,50');
    await user.clear(price);
    await user.type(price, '1.234,50 €');
    expect(screen.getByRole('complementary', { name: 'Preview' })).toHaveTextContent('1234,50');
    await user.click(screen.getByRole('button', { name: 'Update Book' }));
    await waitFor(() =>
      expect(fakeShop.books[0]).toMatchObject({ newPrice: 1234.5, oldPrice: 1500 }),
    );
  });

  test('what delivery costs stands and is typed as in Spain', async () => {
    const { user } = renderApp('/dashboard/settings?tab=money');
    const from = await screen.findByRole('textbox', { name: 'Free from' });
    expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('3,50');
    expect(from).toHaveValue('40,50');
    await user.clear(from);
    await user.type(from, '1.040');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() =>
      expect(fakeShop.settings.shipping).toMatchObject({ fee: 3.5, freeFrom: 1040 }),
    );
  });
});

test('a sale at the counter keeps its currency when the shop takes another one', async () => {
  fakeShop.books = [makeBook({ title: 'Emma', isbn: '9783161484100', stock: 5, newPrice: 8 })];
  const { user, unmount } = renderApp('/dashboard/counter');
  await user.type(await screen.findByLabelText('Sell: ISBN or title'), '9783161484100{Enter}');
  const sale = () => screen.findByText('Sell: Sold, 4 left.');
  expect((await sale()).closest('li')).toHaveTextContent('$8.00');
  unmount();
  fakeShop.settings = makeSettings({ money: { ...fakeShop.settings.money, currency: 'EUR' } });
  renderApp('/dashboard/counter');
  expect((await sale()).closest('li')).toHaveTextContent('$8.00');
  expect(screen.getByText(/^This customer:/)).toHaveTextContent('$8.00');
});
