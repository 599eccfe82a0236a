import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

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
