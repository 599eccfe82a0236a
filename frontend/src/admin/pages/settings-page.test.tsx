import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function change(user: ReturnType<typeof renderApp>['user'], current: string, next: string) {
  await user.type(await screen.findByLabelText('Current password'), current);
  await user.type(screen.getByLabelText('New password'), next);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('the owner changes the own password and stays signed in with the new token', async () => {
  const { user } = renderApp('/dashboard/settings?tab=administrators');
  await change(user, 'a-long-password', 'another-long-password');
  expect(await screen.findByText('Your password is changed.')).toBeInTheDocument();
  expect(fakeAdmin.password).toBe('another-long-password');
  expect(window.location.pathname).toBe('/dashboard/settings');
});

test('a wrong current password is named and ends nothing', async () => {
  const { user } = renderApp('/dashboard/settings?tab=administrators');
  await change(user, 'wrong', 'another-long-password');
  await waitFor(() => expect(screen.getByText('The current password is not right.')).toBeVisible());
  expect(window.location.pathname).toBe('/dashboard/settings');
});

test('a short new password is refused before it is sent', async () => {
  const { user } = renderApp('/dashboard/settings?tab=administrators');
  await change(user, 'a-long-password', 'short');
  await waitFor(() =>
    expect(screen.getByText('New password must have at least 12 characters')).toBeVisible(),
  );
  expect(fakeAdmin.password).toBe('a-long-password');
});

test('the owner sees which version runs and how old the last backup is', async () => {
  const lastAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  fakeAdmin.system = { version: '1.2.3', backup: { isOn: true, everyHours: 24, lastAt } };
  renderApp('/dashboard/settings?tab=system');
  expect(await screen.findByText('Version 1.2.3')).toBeInTheDocument();
  expect(screen.getByText('Last backup 3 hours ago. One is taken every 24 hours.')).toBeVisible();
});

test('shows a failed backup with its reason, and without backups how to set them up', async () => {
  const problem = 'ENOSPC: no space left on device';
  const reason = { code: 'backup_no_space', detail: problem };
  const backup = { isOn: true, everyHours: 24, problem, reason };
  fakeAdmin.system = { version: '1.2.3', backup };
  const { unmount } = renderApp('/dashboard/settings?tab=system');
  expect(await screen.findByText(/ENOSPC/)).toBeInTheDocument();
  unmount();
  fakeAdmin.system = { version: '1.2.3', backup: { isOn: false, everyHours: 24 } };
  renderApp('/dashboard/settings?tab=system');
  expect(await screen.findByText(/its operator can set BACKUP_DIR/)).toBeInTheDocument();
});

test('the lowest price of 30 days is switched on where the law stands', async () => {
  const { user } = renderApp('/dashboard/settings?tab=law');
  const name = 'Say the lowest price of the last 30 days on reduced books';
  const isShown = await screen.findByRole('checkbox', { name });
  expect(isShown).not.toBeChecked();
  await user.click(isShown);
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([{ lowestPrice: true }]);
});

test('the owner chooses what the order button says', async () => {
  const { user } = renderApp('/dashboard/settings?tab=law');
  const says = await screen.findByRole('combobox', { name: 'What the button says' });
  expect(says).toHaveDisplayValue('Place an Order');
  await user.selectOptions(says, 'Order with obligation to pay');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('The settings are saved.')).toBeInTheDocument();
  expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([{ orderButton: 'obligation' }]);
});

test('the owner says how long orders name somebody and emails are kept, and undoes it', async () => {
  const { user } = renderApp('/dashboard/settings?tab=law');
  await screen.findByRole('form', { name: 'Settings' });
  await user.type(screen.getByLabelText('Years until an order loses its personal data'), '10');
  await user.clear(screen.getByLabelText('Months until emails are deleted'));
  await user.type(screen.getByLabelText('Months until emails are deleted'), '6');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(fakeShop.settings.retention).toEqual({ ordersYears: 10, emailsMonths: 6 }),
  );
  await screen.findByText('The settings are saved.');
  expect(screen.getByLabelText('Years until an order loses its personal data')).toHaveValue('10');
  await user.clear(screen.getByLabelText('Years until an order loses its personal data'));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(fakeShop.settings.retention.ordersYears).toBeNull());
  expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([
    { retention: { ordersYears: 10, emailsMonths: 6 } },
    { retention: { ordersYears: null } },
  ]);
});
