import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeBook, makeOrder } from '@/testing/factories';
import { fakeShop } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';
import * as dialog from '@/ui/dialog';

test.each([
  ['/orders', 'Cancel order'],
  ['/account', 'Delete my account'],
  ['/checkout', 'Place an Order'],
])('%s can ask and answer also when the shop was built again since', async (address, button) => {
  const prepare = vi.spyOn(dialog, 'prepareDialogs');
  const book = makeBook();
  Object.assign(fakeShop, { books: [book], orders: [makeOrder()] });
  renderApp(address, { cart: [book], email: 'ada@example.com' });
  await screen.findByRole('button', { name: button });
  await waitFor(() => expect(prepare).toHaveBeenCalled());
});

test.each(['/login', '/register'])('%s can tell what Google answered', async (address) => {
  const prepare = vi.spyOn(dialog, 'prepareDialogs');
  renderApp(address);
  await screen.findByRole('button', { name: /with Google$/ });
  await waitFor(() => expect(prepare).toHaveBeenCalled());
});
