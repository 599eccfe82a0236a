import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';
import * as dialog from '@/ui/dialog';

serveAdminApi();

test('the dashboard can ask and answer also when the shop was built again since it was opened', async () => {
  const prepare = vi.spyOn(dialog, 'prepareDialogs');
  signInAsAdmin();
  renderApp('/dashboard/manage-books');
  await screen.findByRole('button', { name: 'Import CSV' });
  await waitFor(() => expect(prepare).toHaveBeenCalled());
});
