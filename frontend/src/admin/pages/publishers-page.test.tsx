import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { makeBook, makeSettings } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makePublisher } from '@/testing/fake-admin/fake-admin-publishers';
import { api, fakeApi, fakeShop, refuse } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  fakeShop.settings = { ...makeSettings(), safety: { isOn: true } };
});

const list = '/dashboard/publishers';
const whole = { address: 'Munich', email: 'info@hanser.example', missing: [] };
const sent = () => fakeAdmin.sent.map(({ body }) => body);

test('the owner sees which publishers lack an address, and writes it', async () => {
  fakeAdmin.publishers = [
    makePublisher({ name: 'Hanser', books: 3 }),
    makePublisher({ name: 'Reclam', ...whole }),
  ];
  const { user } = renderApp(list);
  expect(await screen.findByText(/^1 publisher lacks details/)).toBeInTheDocument();
  expect(screen.getByText('Address missing')).toBeVisible();
  expect(screen.getByText('Email or web address missing')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Hanser' }));
  await user.type(await screen.findByLabelText('Postal address'), 'Munich');
  await user.click(screen.getByRole('button', { name: 'Save publisher' }));
  const needed = 'Email is required, unless a web address is given';
  expect(await screen.findByText(needed)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Web address'), 'https://hanser.example');
  await user.click(screen.getByRole('button', { name: 'Save publisher' }));
  expect(await screen.findByText('Nothing is missing.')).toBeInTheDocument();
  expect(sent()).toContainEqual({
    name: 'Hanser',
    address: 'Munich',
    email: '',
    url: 'https://hanser.example',
    responsible: '',
  });
});

test('of a name that another publisher has the field says so', async () => {
  fakeAdmin.publishers = [makePublisher({ name: 'Hanser', ...whole })];
  const problems = { name: [{ code: 'taken' }] };
  fakeApi.use(
    http.put(api('/publishers/hanser'), () =>
      refuse('validation_error', { fields: { name: ['is taken'] }, problems }),
    ),
  );
  const { user } = renderApp(`${list}?publisher=hanser`);
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save publisher' }));
  expect(await screen.findByText(/is taken/)).toBeInTheDocument();
});

test('spellings that differ are made one, with Undo', async () => {
  const spellings = [
    { name: 'Hanser', books: 2 },
    { name: 'HANSER', books: 1 },
  ];
  fakeAdmin.publishers = [makePublisher({ name: 'Hanser', books: 3, spellings })];
  const { user } = renderApp(list);
  expect(await screen.findByText(/different ways: Hanser · HANSER/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write “Hanser” in all of them' }));
  expect(sent()).toContainEqual({ from: ['hanser'], name: 'Hanser' });
  await waitFor(() => expect(screen.queryByText(/different ways/)).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/different ways: Hanser · HANSER/)).toBeInTheDocument();
});

test('two that differ in a space are proposed as one', async () => {
  fakeAdmin.publishers = [
    makePublisher({ name: 'Piper Verlag', books: 5 }),
    makePublisher({ name: 'PiperVerlag', sameAs: 'piper-verlag' }),
  ];
  const { user } = renderApp(list);
  await user.click(await screen.findByRole('button', { name: 'Merge into “Piper Verlag”' }));
  await waitFor(() => expect(screen.queryByText('PiperVerlag')).not.toBeInTheDocument());
  expect(sent()).toContainEqual({ from: ['piperverlag'], name: 'Piper Verlag' });
});

test('any publisher can be merged into another', async () => {
  fakeAdmin.publishers = [makePublisher({ name: 'dtv' }), makePublisher({ name: 'DTV Verlag' })];
  const { user } = renderApp(`${list}?publisher=dtv`);
  await user.selectOptions(await screen.findByLabelText('The other publisher'), 'DTV Verlag');
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  expect(await screen.findByRole('link', { name: 'DTV Verlag' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'dtv' })).not.toBeInTheDocument();
});

test.each([
  ['Save mine', 'Berlin'],
  ['Take theirs', 'Vienna'],
])('who saves a publisher second chooses between both versions: %s', async (choice, address) => {
  fakeAdmin.publishers = [makePublisher({ name: 'Hanser', ...whole })];
  const { user } = renderApp(`${list}?publisher=hanser`);
  const field = await screen.findByLabelText('Postal address');
  await user.clear(field);
  await user.type(field, 'Berlin');
  fakeAdmin.publishers = [makePublisher({ name: 'Hanser', ...whole, address: 'Vienna' })];
  await user.click(screen.getByRole('button', { name: 'Save publisher' }));
  const panel = await screen.findByRole('alert', { name: /^ann changed this publisher/ });
  expect(within(panel).getByText('Vienna')).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: choice }));
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  if (choice === 'Take theirs')
    expect(screen.getByLabelText('Postal address')).toHaveValue(address);
  else await waitFor(() => expect(fakeAdmin.publishers[0]?.address).toBe(address));
});

test('the page is in the navigation, and the mark “antique” in the form, only while the shop says who made its books', async () => {
  const book = makeBook({ title: 'Emma' });
  fakeShop.books = [book];
  const { unmount } = renderApp(`/dashboard/edit-book/${book._id}`);
  expect(await screen.findByLabelText(/^Antique, or older/)).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Publishers' })[0]).toBeInTheDocument();
  unmount();
  fakeShop.settings = makeSettings();
  renderApp(`/dashboard/edit-book/${book._id}`);
  await screen.findByLabelText('Author');
  expect(screen.queryByLabelText(/^Antique/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Publishers' })).not.toBeInTheDocument();
});

test('what was typed of a publisher is there again after a detour, until it is saved', async () => {
  fakeAdmin.publishers = [makePublisher({ name: 'Hanser', ...whole })];
  const { user } = renderApp(`${list}?publisher=hanser`);
  await user.type(await screen.findByLabelText('Postal address'), ', Germany');
  await user.click(screen.getByRole('link', { name: 'All publishers' }));
  await user.click(await screen.findByRole('link', { name: 'Hanser' }));
  expect(await screen.findByText('What you typed before is still here.')).toBeInTheDocument();
  const address = () => screen.getByLabelText('Postal address');
  await waitFor(() => expect(address()).toHaveValue('Munich, Germany'));
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  expect(address()).toHaveValue('Munich');
  await user.type(address(), '!');
  await user.click(screen.getByRole('button', { name: 'Save publisher' }));
  await user.click(await screen.findByRole('link', { name: 'Hanser' }));
  await waitFor(() => expect(address()).toHaveValue('Munich!'));
  expect(screen.queryByText('What you typed before is still here.')).not.toBeInTheDocument();
});
