import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { makeAdmin, makeAuditEntry, oneTimePassword } from '@/testing/fake-admin/fake-admin-team';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  fakeAdmin.admins = [makeAdmin('owner', { signedInAt: '2026-11-21T10:00:00.000Z' })];
});

async function openSettings() {
  signInAsAdmin();
  const { user } = renderApp('/dashboard/settings?tab=administrators');
  return { user, list: await screen.findByRole('list', { name: 'Administrators' }) };
}
const newName = () => screen.getByLabelText('User name of a new administrator');

test('a second administrator is added, and the one-time password is shown this once', async () => {
  const { user, list } = await openSettings();
  expect(within(list).queryByRole('button')).toBeNull(); // the last one stays
  await user.type(newName(), 'ann{Enter}');
  await waitFor(() => expect(screen.getByText(oneTimePassword)).toBeVisible());
  expect(screen.getByRole('button', { name: 'Copy the one-time password' })).toBeVisible();
  await waitFor(() => expect(within(list).getByText(/has chosen no password yet$/)).toBeVisible());
  expect(newName()).toHaveValue('');
  await user.type(newName(), 'ann{Enter}');
  await waitFor(() =>
    expect(screen.getByText('User name of a new administrator is taken')).toBeVisible(),
  );
});

test('another administrator is removed after a question', async () => {
  fakeAdmin.admins.push(makeAdmin('ann'));
  const { user, list } = await openSettings();
  await user.click(within(list).getByRole('button', { name: 'Remove ann' }));
  expect(await screen.findByText('Remove ann?')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('ann is not an administrator any more.')).toBeInTheDocument();
  await waitFor(() => expect(fakeAdmin.admins.map(({ username }) => username)).toEqual(['owner']));
});

test('the one-time password of an administrator goes with them, and not with another', async () => {
  fakeAdmin.admins.push(makeAdmin('bob'));
  const { user, list } = await openSettings();
  await user.type(newName(), 'ann{Enter}');
  await waitFor(() => expect(screen.getByText(oneTimePassword)).toBeVisible());
  const remove = async (name: string) => {
    await user.click(await within(list).findByRole('button', { name: `Remove ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    await screen.findByText(`${name} is not an administrator any more.`);
  };
  await remove('bob');
  expect(screen.getByText(oneTimePassword)).toBeVisible();
  await remove('ann');
  expect(screen.queryByText(oneTimePassword)).not.toBeInTheDocument();
});

test('who alone has signed in with a password of their own is not offered to go', async () => {
  fakeAdmin.admins.push(makeAdmin('ann', { mustChangePassword: true }));
  const { list } = await openSettings();
  const offered = within(list).getAllByRole('button');
  expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual(['Remove ann']);
});

test('an administrator who removes themself is signed out', async () => {
  fakeAdmin.admins.push(makeAdmin('ann'));
  const { user, list } = await openSettings();
  await user.click(within(list).getByRole('button', { name: 'Remove owner' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(window.location.pathname).toBe('/'));
});

test('the list says so once the own password is chosen', async () => {
  fakeAdmin.admins = [makeAdmin('owner', { mustChangePassword: true })];
  const { user, list } = await openSettings();
  expect(within(list).getByText(/has chosen no password yet$/)).toBeVisible();
  fakeAdmin.admins = [makeAdmin('owner')];
  await user.type(screen.getByLabelText('Current password'), 'a-long-password');
  await user.type(screen.getByLabelText('New password'), 'another-long-password');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(within(list).queryByText(/no password yet$/)).toBeNull());
});

test('an administrator with a one-time password chooses another before anything else', async () => {
  fakeAdmin.mustChangePassword = true;
  const { user } = renderApp('/admin');
  await user.type(await screen.findByLabelText('Username'), 'ann');
  await user.type(screen.getByLabelText('Password'), 'a-long-password{Enter}');
  const field = await screen.findByLabelText('New password');
  await waitFor(() => expect(field).toHaveFocus());
  await user.type(field, 'short{Enter}');
  await waitFor(() =>
    expect(screen.getByText('New password must have at least 12 characters')).toBeVisible(),
  );
  await user.clear(field);
  await user.type(field, 'a password of my own{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
  expect(fakeAdmin.password).toBe('a password of my own');
});

test('the history is asked for when it is opened, and says who did what to whom', async () => {
  const { _id } = makeAdmin('ann');
  fakeAdmin.admins.push(makeAdmin('ann'));
  fakeAdmin.changes = [
    makeAuditEntry({ of: 'admin', id: _id, action: 'password-changed' }),
    makeAuditEntry({ of: 'admin', id: _id, action: 'created', after: { username: 'ann' } }),
    ...Array.from({ length: 19 }, () => makeAuditEntry({ of: 'admin', action: 'signed-in' })),
  ];
  const { user } = await openSettings();
  expect(fakeAdmin.sent).toEqual([]);
  await user.click(screen.getByText('History of the administrators'));
  await waitFor(() => expect(screen.getByText('Password changed: ann')).toBeVisible());
  expect(screen.getByText('Added: ann')).toBeVisible();
  expect(screen.getAllByText('Signed in')).toHaveLength(18);
  await user.click(screen.getByRole('button', { name: 'Show earlier ones' }));
  await waitFor(() => expect(screen.getAllByText('Signed in')).toHaveLength(19));
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
});
