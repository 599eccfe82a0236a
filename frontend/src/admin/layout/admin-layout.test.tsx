import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';
import * as dialog from '@/ui/dialog';

vi.mock('@/ui/dialog', async (original) => {
  const real = await original<typeof dialog>();
  return { ...real, prepareDialogs: vi.fn(real.prepareDialogs) };
});

serveAdminApi();

test('the dashboard can ask and answer also when the shop was built anew since it was opened', async () => {
  signInAsAdmin();
  renderApp('/dashboard/manage-books');
  await screen.findByRole('button', { name: 'Import CSV' });
  await waitFor(() => expect(dialog.prepareDialogs).toHaveBeenCalled());
});
