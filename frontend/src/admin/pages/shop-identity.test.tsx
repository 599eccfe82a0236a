import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());
afterEach(() => document.getElementById('accent')?.remove());

async function openSettings() {
  const { user } = renderApp('/dashboard/settings?tab=shop');
  await screen.findByRole('form', { name: 'Settings' });
  return user;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const section = () => within(screen.getByRole('region', { name: 'Name and look' }));
const save = () => screen.getByRole('button', { name: 'Save settings' });
const sent = () => fakeAdmin.sent.map(({ body }) => body);
const ways = () => screen.getAllByTitle('To the shop');

test('the owner gives the shop a name, sees it in light and dark first, and it changes everywhere', async () => {
  const user = await openSettings();
  await user.clear(field('Name of the shop'));
  await user.type(field('Name of the shop'), 'Librería Ñ');
  await user.clear(field('Line of description'));
  await user.type(field('Line of description'), 'libros y café');
  expect(section().getAllByText('Ñ')).toHaveLength(2);
  expect(ways()[0]).toHaveAccessibleName('Storyloom');
  await user.click(save());
  await waitFor(() => expect(ways()[0]).toHaveAccessibleName('Librería Ñ'));
  expect(sent()).toEqual([{ shop: { name: 'Librería Ñ', line: 'libros y café' } }]);
  await waitFor(() => expect(document.title).toBe('Settings - Librería Ñ'));
});

test('an accent is tried before it is saved, and colours the page when it is', async () => {
  const user = await openSettings();
  await user.type(field('Accent colour'), '#1a237e');
  const [button] = section().getAllByText('Add to cart');
  expect(button?.parentElement?.style.getPropertyValue('--color-accent')).toBe('#1a237e');
  expect(button?.parentElement?.style.getPropertyValue('--color-on-accent')).toBe('#ffffff');
  expect(document.getElementById('accent')).toBeNull();
  await user.click(save());
  await waitFor(() =>
    expect(document.getElementById('accent')).toHaveTextContent('--color-accent:#1a237e'),
  );
  await user.clear(field('Accent colour'));
  await user.click(save());
  await waitFor(() => expect(document.getElementById('accent')).toHaveTextContent(/^$/));
  expect(sent()).toEqual([{ shop: { accent: '#1a237e' } }, { shop: { accent: '' } }]);
});

test('an accent that cannot be is refused at its field with the reason', async () => {
  const user = await openSettings();
  for (const [color, reason] of [
    ['#808080', 'Accent colour is neither light nor dark enough: text on it could not be read'],
    ['blue', 'Accent colour must be a colour such as #ffc83d'],
  ] as const) {
    await user.clear(field('Accent colour'));
    await user.type(field('Accent colour'), color);
    await user.click(save());
    await waitFor(() =>
      expect(field('Accent colour')).toHaveAccessibleDescription(expect.stringContaining(reason)),
    );
    expect(field('Accent colour')).toHaveValue(color);
  }
  expect(sent()).toEqual([]);
});

test('the first of several wrong fields receives the focus, and the save bar says why nothing is saved', async () => {
  const user = await openSettings();
  await user.clear(field('Name of the shop'));
  await user.type(field('Accent colour'), 'zzz');
  await user.click(save());
  await waitFor(() => expect(field('Name of the shop')).toHaveFocus());
  expect(field('Accent colour')).toBeInvalid();
  const bar = screen.getByText('Not saved: please correct the fields marked in red.');
  expect(bar).toHaveRole('status');
  await user.type(field('Name of the shop'), 'Libro');
  await user.clear(field('Accent colour'));
  await waitFor(() => expect(bar).toHaveTextContent('Not saved yet'));
  expect(sent()).toEqual([]);
});

test('a logo takes the place of the name, and goes again', async () => {
  const user = await openSettings();
  await user.upload(
    screen.getByLabelText('Upload a logo'),
    new File(['x'], 'logo.png', { type: 'image/png' }),
  );
  await screen.findByRole('button', { name: 'Remove the logo' });
  expect(fakeAdmin.sent.map(({ path }) => path)).toEqual(['/settings/logo']);
  await user.click(save());
  await waitFor(() => expect(fakeShop.settings.shop.logo).toBe('stored-cover.webp'));
  const logo = () => within(ways()[0]!).queryByRole('presentation');
  await waitFor(() => expect(logo()).toBeInTheDocument());
  expect(logo()).toHaveAttribute('src', expect.stringMatching(/covers\/stored-cover.webp\?w=320$/));
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  await user.click(save());
  await waitFor(() => expect(fakeShop.settings.shop.logo).toBe(''));
  await waitFor(() => expect(logo()).not.toBeInTheDocument());
});
