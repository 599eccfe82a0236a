import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as orderBell from '@/admin/orders/list/order-bell';
import * as brand from '@/shop-facts/settings/brand';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  vi.mocked(console.error).mockImplementation(() => {});
});

const parts = {
  header: () => screen.queryByRole('button', { name: 'Log out' }),
  menu: () => screen.queryAllByRole('link', { name: 'Customers' })[0] ?? null,
};
/** What throws in each. */
const spyOn = {
  header: () => vi.spyOn(orderBell, 'OrderBell'),
  menu: () => vi.spyOn(brand, 'LogoLink'),
};

test.each(['header', 'menu'] as const)(
  'a %s of the dashboard that throws leaves the owner’s page standing, and comes back',
  async (part) => {
    const broken = spyOn[part]().mockImplementation(() => {
      throw new TypeError(`no ${part}`);
    });
    const { user } = renderApp('/dashboard/manage-books');
    await screen.findByRole('button', { name: 'Import CSV' });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(`the ${part} cannot be shown`);
    for (const [name, find] of Object.entries(parts)) {
      if (name === part) expect(find()).toBeNull();
      else expect(find()).toBeInTheDocument();
    }
    broken.mockRestore();
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(parts[part]()).toBeInTheDocument();
    vi.mocked(console.error).mockClear(); // React prints what it caught
  },
);
