import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { languageNames, languages } from '@storyloom/backend/contract/words/language';
import { reload } from '@/browser/reload';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  vi.mocked(reload).mockClear();
});

test('the owner finds each language under the name that its speakers give it', async () => {
  renderApp('/dashboard/settings');
  const field = await screen.findByLabelText('Language of the shop');
  const options = within(field).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(
    languages.map((each) => languageNames[each]),
  );
  expect(field).toHaveValue('en');
  // Not that of the first name, so that the arrow is where other lists have it.
  expect(field).not.toHaveAttribute('dir');
});

test('a look at the language shows how it says a button, the cart, an order and a price', async () => {
  renderApp('/dashboard/settings');
  const preview = (await screen.findByText('2 books in your cart')).closest('[lang]');
  expect(preview).toHaveAttribute('lang', 'en');
  expect(preview).toHaveAttribute('dir', 'ltr');
  expect(preview).toHaveTextContent('Add to Cart');
  expect(preview).toHaveTextContent('Shopping cart');
  expect(preview).toHaveTextContent('$24.90');
  expect(preview).toHaveTextContent('Shipped');
});

test('the owner learns which own texts do not follow the language', async () => {
  fakeAdmin.ownTexts = ['about', 'pages.terms', 'emailTexts'];
  renderApp('/dashboard/settings');
  expect(
    await screen.findByText(
      'You have changed these texts, and they stay as they are: About Us, Terms of Service, and Words of the emails. All others are in the language that you choose.',
    ),
  ).toBeInTheDocument();
});

test('a shop with unchanged texts reads that all follow', async () => {
  renderApp('/dashboard/settings');
  expect(
    await screen.findByText(
      'All texts that the shop comes with are in the language that you choose.',
    ),
  ).toBeInTheDocument();
});

test('another setting of the tab is saved without opening the page again', async () => {
  const { user } = renderApp('/dashboard/settings');
  const field = await screen.findByLabelText('Name of the shop');
  await user.clear(field);
  await user.type(field, 'Books & Co');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(fakeShop.settings.shop.name).toBe('Books & Co'));
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});
