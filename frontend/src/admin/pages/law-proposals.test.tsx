import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function chooseCountry(country: string) {
  const { user } = renderApp('/dashboard/settings?tab=law');
  const panel = within(await screen.findByRole('region', { name: 'Selling in ...' }));
  await user.selectOptions(panel.getByRole('combobox', { name: 'Country' }), country);
  return { user, panel };
}
type Panel = Awaited<ReturnType<typeof chooseCountry>>['panel'];
const titles = (panel: Panel) =>
  panel.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const sent = () => fakeAdmin.sent.map(({ body }) => body);

test('a country proposes its switches with reason and source, and switches nothing by itself', async () => {
  const { panel } = await chooseCountry('Germany');
  expect(panel.getByText('This is no legal advice.')).toBeVisible();
  expect(titles(panel)).toEqual(
    expect.arrayContaining([
      'Order button',
      'Legal guarantee',
      'Withdrawal',
      'Counter',
      'Fixed book prices',
    ]),
  );
  expect(titles(panel)).not.toContain('Shipping');
  expect(
    panel.getByText('New books are sold at the fixed price, without a reduction.'),
  ).toBeVisible();
  expect(panel.getByText('Directive (EU) 2023/2673')).toBeVisible();
  expect(panel.getByText('Directive 2006/112/EC; UStG § 12 Abs. 2')).toBeVisible();
  expect(panel.getByText('KassenSichV')).toBeVisible();
  expect(panel.getByRole('link', { name: /2025\/1960/ })).toHaveAttribute(
    'href',
    'https://eur-lex.europa.eu/eli/reg_impl/2025/1960/oj',
  );
  expect(
    panel.getByText('The list was checked against its sources on 28 November 2026.'),
  ).toBeVisible();
  expect(sent()).toEqual([]);
});

test('one switch is applied and saved, and the form below shows it', async () => {
  const { user, panel } = await chooseCountry('Germany');
  await user.click(panel.getByRole('button', { name: 'Apply: Fixed book prices' }));
  await waitFor(() => expect(sent()).toEqual([{ fixedPrice: 'exact' }]));
  await waitFor(() => expect(panel.getByText('Already set')).toBeVisible());
  expect(panel.queryByRole('button', { name: 'Apply: Fixed book prices' })).not.toBeInTheDocument();
  const field = () => screen.getByRole('combobox', { name: 'Prices of new books' });
  await waitFor(() => expect(field()).toHaveValue('exact'));
  // What is saved next is no conflict with it.
  await user.selectOptions(screen.getByRole('combobox', { name: 'What a scan does' }), 'stock');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(fakeShop.settings.counter.mode).toBe('stock'));
});

test('all are applied at once; the notice waits until the owner has added it', async () => {
  const { user, panel } = await chooseCountry('France');
  expect(panel.getByRole('link', { name: 'Add the official notice first' })).toHaveAttribute(
    'href',
    '/dashboard/settings?tab=law#guarantee',
  );
  await user.click(panel.getByRole('button', { name: 'Apply all' }));
  await waitFor(() => expect(fakeShop.settings.fixedPrice).toBe('exact'));
  expect(fakeShop.settings).toMatchObject({
    orderButton: 'obligation',
    counter: { mode: 'stock' },
    lowestPrice: true,
    withdrawal: { isOn: true, days: 14 },
    shipping: { rule: 'france', fee: 3, freeFrom: 35 },
    guarantee: { isOn: false },
  });
});

test('a fee above the least one stays, and the notice is switched on once it is there', async () => {
  fakeShop.settings = makeSettings({
    shipping: { fee: 4.9, freeFrom: 50, tax: 'included', rule: 'free' },
    guarantee: { isOn: false, image: 'notice.webp', url: '' },
  });
  const { user, panel } = await chooseCountry('France');
  await user.click(panel.getByRole('button', { name: 'Apply: Shipping' }));
  await waitFor(() =>
    expect(fakeShop.settings.shipping).toMatchObject({ rule: 'france', fee: 4.9, freeFrom: 50 }),
  );
  await waitFor(() => expect(panel.getByText('Already set')).toBeVisible());
  await user.click(panel.getByRole('button', { name: 'Apply: Legal guarantee' }));
  await waitFor(() => expect(fakeShop.settings.guarantee.isOn).toBe(true));
});

test('another VAT rate than the proposed one is not already set', async () => {
  fakeShop.settings = makeSettings({ vat: { isOn: true, rate: 20, shippingRate: 20 } });
  const { user, panel } = await chooseCountry('France');
  expect(panel.getByText(/Proposed for printed books: 5\.5%/)).toBeVisible();
  expect(panel.queryByText('Already set')).not.toBeInTheDocument();
  await user.click(panel.getByRole('button', { name: 'Apply: VAT' }));
  await waitFor(() =>
    expect(fakeShop.settings.vat).toEqual({ isOn: true, rate: 5.5, shippingRate: 20 }),
  );
  await waitFor(() => expect(panel.getByText('Already set')).toBeVisible());
});

test('settings that somebody has changed meanwhile are not overwritten, and can be applied again', async () => {
  const { user, panel } = await chooseCountry('Poland');
  fakeShop.settings = { ...fakeShop.settings, lowStock: 9 };
  await user.click(panel.getByRole('button', { name: 'Apply: Order button' }));
  await waitFor(() =>
    expect(panel.getByText(/Somebody has changed the settings meanwhile/)).toBeVisible(),
  );
  expect(fakeShop.settings.orderButton).toBe('default');
  await user.click(panel.getByRole('button', { name: 'Apply: Order button' }));
  await waitFor(() => expect(fakeShop.settings.orderButton).toBe('obligation'));
});

test.each([
  ['Another country of the European Union', ['Order button', 'Legal guarantee', 'Withdrawal']],
  ['Outside the European Union', []],
])('for "%s" it says what holds there', async (country, expected) => {
  const { panel } = await chooseCountry(country);
  expect(titles(panel)).toEqual(expect.arrayContaining(expected));
  if (expected.length === 0) expect(panel.getByText(/Nothing is proposed here/)).toBeVisible();
});

test('the link to the notice leads there each time', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const { user, panel } = await chooseCountry('France');
  const link = panel.getByRole('link', { name: 'Add the official notice first' });
  await user.click(link);
  const notice = screen.getByRole('region', { name: 'Legal guarantee' });
  const picture = within(notice).getByRole('textbox', { name: 'Picture of the notice' });
  expect(picture).not.toHaveAccessibleDescription();
  expect(within(notice).getByRole('textbox', { name: 'Or a link to the notice' })).toHaveValue('');
  await waitFor(() => expect(scroll.mock.contexts.at(-1)).toBe(notice));
  const times = scroll.mock.calls.length;
  await user.click(link);
  await waitFor(() => expect(scroll.mock.calls.length).toBe(times + 1));
  expect(scroll.mock.contexts.at(-1)).toBe(notice);
});

test('a proposal is applied under what is typed, which is saved later without a conflict', async () => {
  const { user, panel } = await chooseCountry('Germany');
  const days = () => screen.getByLabelText('Days after delivery');
  await user.clear(days());
  await user.type(days(), '30');
  await user.click(panel.getByRole('button', { name: 'Apply: Withdrawal' }));
  await waitFor(() => expect(fakeShop.settings.withdrawal.isOn).toBe(true));
  await user.click(panel.getByRole('button', { name: 'Apply: Fixed book prices' }));
  const prices = () => screen.getByRole('combobox', { name: 'Prices of new books' });
  await waitFor(() => expect(prices()).toHaveValue('exact'));
  await waitFor(() => expect(screen.getByText('Applied as proposed.')).toBeVisible());
  expect(screen.queryByText('The settings are saved.')).not.toBeInTheDocument();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(days()).toHaveValue('30');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(fakeShop.settings.withdrawal).toMatchObject({ isOn: true, days: 30 }));
  expect(fakeShop.settings.fixedPrice).toBe('exact');
  expect(sent().at(-1)).toEqual({ withdrawal: { days: 30 } });
});
