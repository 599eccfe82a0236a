import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { makeSettings } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function openSettings(tabId: string) {
  const { user } = renderApp(`/dashboard/settings?tab=${tabId}`);
  await screen.findByRole('form', { name: 'Settings' });
  return user;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const section = (title: string) => within(screen.getByRole('region', { name: title }));
const tab = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Settings' })).getByRole('link', { name });
const save = () => screen.getByRole('button', { name: 'Save settings' });
const sent = () => fakeAdmin.sent.map(({ body }) => body);

test('the owner changes what the shop says, sees it first, and only that is sent', async () => {
  const user = await openSettings('home');
  await user.clear(field('Paragraph'));
  await user.paste('Snow is coming.'); // typing it takes long in so long a form
  expect(section('Home page').getByText('Snow is coming.')).toBeVisible(); // the preview
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(sent()).toEqual([{ hero: 'Snow is coming.' }]);
  expect(fakeShop.settings).toMatchObject({ hero: 'Snow is coming.' });
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
});

test('saves each tab by itself, and keeps unsaved input of the others', async () => {
  const user = await openSettings('home');
  await user.type(field('Paragraph'), '!');
  await user.click(tab('Shop'));
  await user.clear(await screen.findByRole('textbox', { name: 'Low-stock number' }));
  await user.type(field('Low-stock number'), '5');
  await user.type(field('Phone'), '+1 555 0100');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(sent()).toEqual([{ contact: { phone: '+1 555 0100' }, lowStock: 5 }]);
  await user.click(tab('Home page (not saved)'));
  expect(await screen.findByRole('textbox', { name: 'Paragraph' })).toHaveValue(
    `${fakeShop.settings.hero}!`,
  );
  expect(tab('Home page')).toHaveAttribute('aria-current', 'page');
});

test('warns that customers do not learn where to collect an order while there is no address', async () => {
  fakeShop.settings = makeSettings({ contact: { ...makeSettings().contact, address: '' } });
  const user = await openSettings('money');
  const warning = /^The address under Contact is missing/;
  const pickup = section('Pickup');
  expect(pickup.queryByText(warning)).not.toBeInTheDocument();
  await user.click(pickup.getByRole('checkbox'));
  expect(pickup.getByText(warning)).toBeVisible();
});

test('saving without a change says so, and sends nothing', async () => {
  const user = await openSettings('money');
  await user.click(save());
  expect(await screen.findByText('Nothing was changed.')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('social links are added, moved and removed, and the keyboard keeps its place', async () => {
  const user = await openSettings('shop');
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
  await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Link 1' })).toHaveFocus());
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
  const user = await openSettings('home');
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

test('errors stand at their fields, and nothing is sent', async () => {
  const user = await openSettings('shop');
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

test.each([
  ['shop', [['Low-stock number', 'few', 'Low-stock number must be a whole number']]],
  [
    'money',
    [
      ['Fee', '-1', 'Fee must be 0 or more'],
      ['Free from', 'forty', 'Free from must be a number'],
    ],
  ],
  ['money', [['Fee', '', 'Fee is required']]],
  ['pages', [['Text', 'x'.repeat(20_001), 'Text must have at most 20000 characters']]],
  ['emails', [['Name of the sender', ' ', 'Name of the sender is required']]],
  ['home', [['Paragraph', 'x'.repeat(501), 'Paragraph must have at most 500 characters']]],
  [
    'law',
    [
      ['Days after delivery', '7', 'Days after delivery must be 14 or more'],
      ['Months until emails are deleted', '0', 'Months until emails are deleted must be 1 or more'],
    ],
  ],
])('in the tab %s errors stand at their fields, and nothing is sent', async (place, fields) => {
  const user = await openSettings(place);
  const inputOf = (label: string) => screen.getAllByLabelText(label)[0] as HTMLElement;
  for (const [label = '', bad = ''] of fields) {
    await user.clear(inputOf(label));
    await user.click(inputOf(label));
    await user.paste(bad);
  }
  await user.click(save());
  for (const [label = '', bad, message] of fields) {
    const notice = expect.stringContaining(message ?? '') as string;
    await waitFor(() => expect(inputOf(label)).toHaveAccessibleDescription(notice));
    expect(inputOf(label)).toHaveValue(bad);
  }
  expect(sent()).toEqual([]);
});

test('what may be left empty is given and undone', async () => {
  const user = await openSettings('money');
  await user.type(field('Free from'), '40,50');
  await user.click(save());
  await waitFor(() => expect(fakeShop.settings.shipping.freeFrom).toBe(40.5));
  await waitFor(() => expect(field('Free from')).toHaveValue('40.50'));
  await user.clear(field('Free from'));
  await user.click(save());
  await waitFor(() => expect(fakeShop.settings.shipping.freeFrom).toBeNull());
  expect(sent()).toEqual([{ shipping: { freeFrom: 40.5 } }, { shipping: { freeFrom: null } }]);
});

test.each([
  ['Save mine', 'Mon to Fri', '+1 555 0100'],
  ['Take theirs', 'Never.', ''],
])('who saves second sees both versions of the tab and chooses: %s', async (...given) => {
  const [choice, hours, phone] = given;
  fakeShop.settings.contact = { ...fakeShop.settings.contact, hours: 'Mon to Fri', phone: '' };
  const user = await openSettings('shop');
  fakeShop.settings = {
    ...fakeShop.settings,
    contact: { ...fakeShop.settings.contact, hours: 'Never.' },
  };
  await user.type(field('Phone'), '+1 555 0100');
  await user.click(save());
  const panel = await screen.findByRole('alert', { name: /^ann changed these settings on/ });
  expect(within(panel).getByText('Never.')).toBeVisible();
  expect(within(panel).getByText('+1 555 0100')).toBeVisible();
  expect(fakeShop.settings.contact.phone).toBe('');
  await user.click(within(panel).getByRole('button', { name: choice }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  expect(fakeShop.settings.contact).toMatchObject({ hours, phone });
  expect(field('Opening hours')).toHaveValue(hours);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});

test('two owners who save the very same both read that it is saved', async () => {
  const user = await openSettings('home');
  fakeShop.settings = { ...fakeShop.settings, hero: 'Snow.' };
  await user.clear(field('Paragraph'));
  await user.type(field('Paragraph'), 'Snow.');
  await user.click(save());
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument());
});

test('discarding what was kept through a detour shows what the shop says by now', async () => {
  const user = await openSettings('home');
  await user.type(field('Paragraph'), '!');
  await user.click(tab('Shop'));
  await screen.findByRole('textbox', { name: 'Low-stock number' });
  cleanup();
  fakeShop.settings = { ...fakeShop.settings, hero: 'Theirs.' };
  const again = await openSettings('home');
  await again.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Paragraph')).toHaveValue('Theirs.');
});

test('unsaved changes can be discarded', async () => {
  const user = await openSettings('money');
  await user.type(field('Promise'), ' Tomorrow.');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(field('Promise')).toHaveValue(fakeShop.settings.delivery);
  expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
});
