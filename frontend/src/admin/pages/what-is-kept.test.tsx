import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save settings' });

test('the owner says how long orders name somebody and emails are kept, and undoes it', async () => {
  const { user } = renderApp('/dashboard/settings?tab=law');
  await screen.findByRole('form', { name: 'Settings' });
  await user.type(field('Years until an order loses the person'), '10');
  await user.clear(field('Months until emails go'));
  await user.type(field('Months until emails go'), '6');
  await user.click(save());
  await waitFor(() =>
    expect(fakeShop.settings.retention).toEqual({ ordersYears: 10, emailsMonths: 6 }),
  );
  await screen.findByText('The settings are saved.');
  expect(field('Years until an order loses the person')).toHaveValue('10');
  await user.clear(field('Years until an order loses the person'));
  await user.click(save());
  await waitFor(() => expect(fakeShop.settings.retention.ordersYears).toBeNull());
  expect(fakeAdmin.sent.map(({ body }) => body)).toEqual([
    { retention: { ordersYears: 10, emailsMonths: 6 } },
    { retention: { ordersYears: null } },
  ]);
});
