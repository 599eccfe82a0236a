import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function openSettings() {
  const { user } = renderApp('/dashboard/settings');
  await screen.findByRole('form', { name: 'Settings' });
  return user;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const section = (title: string) =>
  within(screen.getByRole('heading', { level: 3, name: title }).closest('section') as HTMLElement);
const save = () => screen.getByRole('button', { name: 'Save settings' });
const sent = () => fakeAdmin.sent.map(({ body }) => body);

test('the owner changes what the shop says, sees it first, and only that is sent', async () => {
  const user = await openSettings();
  await user.clear(field('Paragraph'));
  await user.paste('Snow is coming.'); // typing it takes long in so long a form
  expect(section('Home page').getByText('Snow is coming.')).toBeVisible(); // the preview
  await user.clear(field('Low-stock number'));
  await user.type(field('Low-stock number'), '5');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(sent()).toEqual([{ hero: 'Snow is coming.', lowStock: 5 }]);
  expect(fakeShop.settings).toMatchObject({ hero: 'Snow is coming.', lowStock: 5 });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
});

test('saving what nobody changed says so, and asks the API for nothing', async () => {
  const user = await openSettings();
  await user.click(save());
  expect(await screen.findByText('Nothing was changed.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('social links are added, moved and removed, and the keyboard keeps its place', async () => {
  const user = await openSettings();
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  const [name] = section('Social links').getAllByLabelText('Name').slice(-1);
  await waitFor(() => expect(name).toHaveFocus());
  await user.type(name as HTMLElement, 'Mastodon');
  await user.type(
    section('Social links').getAllByLabelText('Address').at(-1) as HTMLElement,
    'social.example/@shop',
  );
  await user.click(screen.getByRole('button', { name: 'Move Link 4 up' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move Link 3 up' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Remove Link 1' }));
  expect(screen.getByRole('button', { name: 'Add a link' })).toHaveFocus();
  await user.click(save());
  await waitFor(() =>
    expect(fakeShop.settings.social.map((link) => link.name)).toEqual([
      'Twitter',
      'Mastodon',
      'LinkedIn',
    ]),
  );
  expect(fakeShop.settings.social[1]?.url).toBe('https://social.example/@shop');
});

test('a note gets a picture and another place, and no more than five stand there', async () => {
  const user = await openSettings();
  expect(screen.getByText('There is room for 5 notes.')).toBeVisible();
  await user.upload(
    screen.getByLabelText('Upload a picture for note 2'),
    new File(['x'], 'lamp.webp', { type: 'image/webp' }),
  );
  await waitFor(() =>
    expect(section('Latest News').getAllByLabelText('Picture')[1]).toHaveValue('stored-cover.webp'),
  );
  await user.click(screen.getByRole('button', { name: 'Move Note 2 up' }));
  await user.click(save());
  await waitFor(() => expect(fakeShop.settings.news[0]?.image).toBe('stored-cover.webp'));
  expect(fakeShop.settings.news.map(({ id }) => id)).toEqual([2, 1, 3, 4, 5]);
});

test('what is wrong stands beside its field, and nothing is sent', async () => {
  const user = await openSettings();
  await user.type(field('E-mail'), 'nobody');
  await user.clear(section('Social links').getAllByLabelText('Address')[0] as HTMLElement);
  await user.type(
    section('Social links').getAllByLabelText('Address')[0] as HTMLElement,
    'javascript:alert(1)',
  );
  await user.clear(field('Low-stock number'));
  await user.click(save());
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription(/must be an e-mail/));
  expect(section('Social links').getAllByLabelText('Address')[0]).toHaveAccessibleDescription(
    'Address must be an address that begins with http:// or https://',
  );
  expect(field('Low-stock number')).toHaveAccessibleDescription(/must be a whole number/);
  expect(sent()).toEqual([]);
});

test('what another owner saved meanwhile stays, when it is something else', async () => {
  const user = await openSettings();
  fakeShop.settings.about = 'Theirs.';
  await user.type(field('Promise'), ' Tomorrow.');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(fakeShop.settings.about).toBe('Theirs.');
  expect(fakeShop.settings.delivery).toMatch(/Tomorrow\.$/);
  await waitFor(() => expect(section('About Us').getByLabelText('Text')).toHaveValue('Theirs.'));
});

test('where both changed the same, the owner chooses, and the rest is saved either way', async () => {
  const user = await openSettings();
  fakeShop.settings.hero = 'Their hero.';
  await user.clear(field('Paragraph'));
  await user.type(field('Paragraph'), 'My hero.');
  await user.type(field('Promise'), ' Tomorrow.');
  await user.click(save());
  const panel = await screen.findByRole('alert', { name: 'Somebody else changed this meanwhile' });
  expect(within(panel).getByText('My hero.')).toBeVisible();
  expect(within(panel).getByText('Their hero.')).toBeVisible();
  expect(fakeShop.settings.hero).toBe('Their hero.');
  await user.click(within(panel).getByRole('button', { name: 'Take their version' }));
  await waitFor(() => expect(fakeShop.settings.delivery).toMatch(/Tomorrow\.$/));
  expect(fakeShop.settings.hero).toBe('Their hero.');
  await waitFor(() => expect(field('Paragraph')).toHaveValue('Their hero.'));
});

test('unsaved changes can be discarded', async () => {
  const user = await openSettings();
  await user.type(field('Promise'), ' Tomorrow.');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Promise')).toHaveValue(fakeShop.settings.delivery);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('each section of the long page is one click away, and unsaved changes stay', async () => {
  const user = await openSettings();
  await user.type(field('Promise'), ' Tomorrow.');
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
  for (const link of links) {
    const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
    if (target) target.scrollIntoView = () => {};
    await user.click(link);
    expect(target).toHaveFocus();
    expect(within(target as HTMLElement).getAllByRole('heading')[0]).toHaveTextContent(
      link.textContent,
    );
  }
  expect(links).toHaveLength(11);
  expect(field('Promise')).toHaveValue(`${fakeShop.settings.delivery} Tomorrow.`);
});
