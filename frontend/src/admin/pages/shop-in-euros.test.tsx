import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { makeBook, makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';
import { setShopMoney } from '@/ui/text/formats';

// An owner in Spain reads and types amounts with a decimal comma.

serveAdminApi();
const money = { currency: 'EUR', locale: 'es-ES', timeZone: 'Europe/Madrid' };
beforeEach(() => {
  signInAsAdmin();
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
  expect(price).toHaveValue('12,5');
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
  expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('3,5');
  expect(from).toHaveValue('40,5');
  await user.clear(from);
  await user.type(from, '1.040');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(fakeShop.settings.shipping).toMatchObject({ fee: 3.5, freeFrom: 1040 }),
  );
});
