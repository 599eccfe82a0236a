import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { makeSettings } from '@/testing/factories';
import { fakeAdmin, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

async function chooseFile() {
  const { user } = renderApp('/dashboard/manage-books');
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }));
  const file = new File(['isbn,publisherEmail\n'], 'books.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), file);
  return user;
}

test('a list that changes no book can still fill in addresses of publishers', async () => {
  fakeShop.settings = { ...makeSettings(), safety: { isOn: true } };
  fakeAdmin.importPreview = [{ row: 2, kind: 'unchanged', title: 'Emma' }];
  fakeAdmin.importPublishers = 2;
  const user = await chooseFile();
  const text = '2 publishers get addresses that they lack.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fill in the publishers' }));
  expect(await screen.findByText(/^Imported: 0 new, 0 changed, 1 unchanged/)).toBeInTheDocument();
});

test.each([true, false])(
  'columns about publishers are offered while safety is on: %s',
  async (isOn) => {
    fakeShop.settings = { ...makeSettings(), safety: { isOn } };
    fakeAdmin.importColumns = { Mail: null };
    await chooseFile();
    await screen.findByLabelText('Mail');
    const offered = screen.queryAllByRole('option', { name: /^Publisher: /, hidden: true });
    expect(offered).toHaveLength(isOn ? 4 : 0);
  },
);
