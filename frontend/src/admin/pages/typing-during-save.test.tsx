import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeOrder } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { hold } from '@/testing/hold';
import { renderApp } from '@/testing/render-app';

// What the owner does while the shop has not answered yet.

serveAdminApi();
beforeEach(() => signInAsAdmin());

type User = ReturnType<typeof renderApp>['user'];

const picture = (name = 'cover.png') => new File(['picture'], name, { type: 'image/png' });
const main = () => within(screen.getByRole('main'));
const isBusy = (name: string) =>
  main().getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

async function write(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function typeBook(user: User) {
  await write(user, await screen.findByLabelText('Title'), 'Emma');
  await write(user, screen.getByLabelText('Description'), 'A matchmaker.');
  await user.selectOptions(
    screen.getByLabelText('Category'),
    await screen.findByRole('option', { name: 'fiction' }),
  );
  await write(user, screen.getByLabelText('Old price'), '9');
  await write(user, screen.getByLabelText('New price'), '9');
}
const add = (user: User) => user.click(main().getByRole('button', { name: 'Add New Book' }));

test('what is typed while a book is being added stays for the next one', async () => {
  const adding = hold('post', '/books/create-book');
  const { user } = renderApp('/dashboard/add-new-book');
  await typeBook(user);
  await add(user);
  await waitFor(() => expect(adding.isAsked()).toBe(true));
  await user.clear(screen.getByLabelText('Title'));
  await write(user, screen.getByLabelText('Title'), 'Persuasion');
  await user.upload(screen.getByLabelText('Cover image'), picture());
  expect(await screen.findByText('Uploaded')).toBeInTheDocument();
  adding.letGo();
  await user.click(await screen.findByRole('button', { name: "Yes, It's Okay!" }));
  expect(screen.getByLabelText('Title')).toHaveValue('Persuasion');
  expect(screen.getByText('cover.png')).toBeInTheDocument();
  for (const label of ['Description', 'Category', 'Old price', 'New price'])
    expect(screen.getByLabelText(label)).toHaveValue('');
  expect(fakeShop.books.map(({ title }) => title)).toEqual(['Emma']);
});

test('a form that is begun again while its picture is on its way can be sent', async () => {
  const first = renderApp('/dashboard/add-new-book');
  await typeBook(first.user);
  first.unmount();
  const uploading = hold('post', '/covers');
  const { user } = renderApp('/dashboard/add-new-book');
  await user.upload(await screen.findByLabelText('Cover image'), picture());
  await waitFor(() => expect(uploading.isAsked()).toBe(true));
  expect(isBusy('Add New Book')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await waitFor(() => expect(isBusy('Add New Book')).toBe(false));
  uploading.letGo();
  await typeBook(user);
  await add(user);
  await screen.findByRole('button', { name: "Yes, It's Okay!" });
  expect(fakeShop.books[0]?.coverImage).toBe('');
});

async function openSettings(tab: string) {
  const { user } = renderApp(`/dashboard/settings?tab=${tab}`);
  await screen.findByRole('form', { name: 'Settings' });
  return user;
}
const field = (name: string) => screen.getByRole('textbox', { name });
const saveSettings = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Save settings' }));

test('what is typed while the settings are being saved stays', async () => {
  const user = await openSettings('money');
  const saving = hold('put', '/settings');
  await write(user, field('Promise'), ' Tomorrow.');
  await saveSettings(user);
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await write(user, field('Promise'), ' Or on Monday.');
  saving.letGo();
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(fakeShop.settings.delivery).toMatch(/ Tomorrow\.$/);
  expect(field('Promise')).toHaveValue(`${fakeShop.settings.delivery} Or on Monday.`);
  await saveSettings(user);
  await waitFor(() => expect(fakeShop.settings.delivery).toMatch(/ Or on Monday\.$/));
});

test('what was sent with the token of before is sent again with the one that took its place', async () => {
  signInAsAdmin(200);
  const user = await openSettings('money');
  await write(user, field('Promise'), ' Tomorrow.');
  const saving = hold('put', '/settings');
  await saveSettings(user);
  await waitFor(() => expect(saving.isAsked()).toBe(true));
  await write(user, screen.getByLabelText('Password'), 'a-long-password');
  fakeApi.use(http.get(api('/orders/'), () => HttpResponse.json([]))); // the bell rings on
  fakeAdmin.token = 'newer-token';
  await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
  await waitFor(() => expect(screen.queryByText(/^Your session ends/)).not.toBeInTheDocument());
  saving.letGo();
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(fakeShop.settings.delivery).toMatch(/ Tomorrow\.$/);
});

test('a picture comes to its note, wherever that stands by then', async () => {
  const user = await openSettings('home');
  const [first, second] = fakeShop.settings.news;
  const uploading = hold('post', '/covers');
  await user.upload(screen.getByLabelText('Upload a picture for note 1'), picture());
  await waitFor(() => expect(uploading.isAsked()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Move Note 1 down' }));
  uploading.letGo();
  await waitFor(() => expect(screen.getByText('Uploaded')).toBeVisible());
  await saveSettings(user);
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(fakeShop.settings.news.slice(0, 2)).toEqual([
    second,
    { ...first, image: 'stored-cover.webp' },
  ]);
});

test('a note on an order that is typed on while it is saved is not lost', async () => {
  fakeShop.orders = [makeOrder({ number: 1003 })];
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  const noting = hold('post', '/orders/:id/notes');
  await write(user, await screen.findByLabelText('New note'), 'Rings twice.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(noting.isAsked()).toBe(true));
  await write(user, screen.getByLabelText('New note'), ' Has a dog.');
  noting.letGo();
  await waitFor(() => expect(screen.getByText('Rings twice.')).toBeVisible());
  expect(screen.getByLabelText('New note')).toHaveValue('Rings twice. Has a dog.');
});

test('a note that is typed on while it is saved is another one, also after a detour', async () => {
  fakeShop.orders = [makeOrder({ number: 1003 })];
  const { user } = renderApp(`/dashboard/orders/${fakeShop.orders[0]?._id}`);
  const keys = new Set<string | null>();
  fakeApi.use(
    http.post(api('/orders/:id/notes'), ({ request }) => {
      keys.add(request.headers.get('Idempotency-Key'));
      return undefined;
    }),
  );
  const noting = hold('post', '/orders/:id/notes');
  await write(user, await screen.findByLabelText('New note'), 'Rings twice.');
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(noting.isAsked()).toBe(true));
  await write(user, screen.getByLabelText('New note'), ' Has a dog.');
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  const link = await screen.findByRole('link', { name: '1003' });
  noting.letGo();
  await waitFor(() => expect(fakeShop.orders[0]?.notes).toHaveLength(1));
  await user.click(link);
  await waitFor(() =>
    expect(screen.getByLabelText('New note')).toHaveValue('Rings twice. Has a dog.'),
  );
  await user.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(fakeShop.orders[0]?.notes).toHaveLength(2));
  expect(keys.size).toBe(2);
});

test('reports an import that fails after its panel was closed', async () => {
  const { user } = renderApp('/dashboard/manage-books');
  const toggle = await screen.findByRole('button', { name: 'Import CSV' });
  await user.click(toggle);
  const file = new File(['title\nA\n'], 'autumn.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), file);
  const confirm = await screen.findByRole('button', { name: 'Import 2 books' });
  fakeApi.use(
    http.post(api('/books/import'), () =>
      refuse('service_unavailable', { reason: { code: 'import_too_slow' } }),
    ),
  );
  const storing = hold('post', '/books/import');
  await user.click(confirm);
  await waitFor(() => expect(storing.isAsked()).toBe(true));
  await user.click(toggle);
  storing.letGo();
  const name = /^autumn\.csv: .*database is too slow now/;
  expect(await screen.findByRole('dialog', { name })).toBeInTheDocument();
  expect(fakeAdmin.sent.map(({ path }) => path)).toEqual([
    '/books/import?dryRun=true&skipErrors=true',
  ]);
});
