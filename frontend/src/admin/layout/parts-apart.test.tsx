import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { renderApp } from '@/testing/render-app';

const broken = vi.hoisted(() => ({ part: '' }));
vi.mock('@/admin/orders/list/order-bell', async (original) => {
  const { OrderBell } = await original<{ OrderBell: () => React.ReactNode }>();
  return {
    OrderBell: () => {
      if (broken.part === 'header') throw new TypeError('no orders');
      return OrderBell();
    },
  };
});
vi.mock('@/shop-facts/settings/brand', async (original) => ({
  ...(await original<object>()),
  LogoLink: () => {
    if (broken.part === 'menu') throw new TypeError('no name');
    return null;
  },
}));

serveAdminApi();
beforeEach(() => {
  signInAsAdmin();
  vi.mocked(console.error).mockImplementation(() => {});
});

const parts = {
  header: () => screen.queryByRole('button', { name: 'Log out' }),
  menu: () => screen.queryAllByRole('link', { name: 'Customers' })[0] ?? null,
};

test.each(['header', 'menu'] as const)(
  'a %s of the dashboard that throws leaves the owner’s page standing, and comes back',
  async (part) => {
    broken.part = part;
    const { user } = renderApp('/dashboard/manage-books');
    await screen.findByRole('button', { name: 'Import CSV' });
    expect(screen.getAllByRole('alert')[0]).toHaveTextContent(`the ${part} cannot be shown`);
    for (const [name, find] of Object.entries(parts)) {
      if (name === part) expect(find()).toBeNull();
      else expect(find()).toBeInTheDocument();
    }
    broken.part = '';
    await user.click(screen.getAllByRole('button', { name: 'Try again' })[0]!);
    expect(parts[part]()).toBeInTheDocument();
    vi.mocked(console.error).mockClear(); // React prints what it caught
  },
);
