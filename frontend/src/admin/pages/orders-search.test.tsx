import { orderSchema } from '@storyloom/backend/contract/order';
import { screen } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { signInAsAdmin } from '@/testing/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin-api';
import { answer, apiBase, fakeApi } from '@/testing/fake-api';
import { makeOrder } from '@/testing/factories';
import { renderApp } from '@/testing/render-app';

serveAdminApi();
beforeEach(() => signInAsAdmin());

test('a search that finds more orders than are counted says so, without a sum', async () => {
  fakeApi.use(
    http.get(`${apiBase}/orders/`, () =>
      answer(z.array(orderSchema), [makeOrder({ number: 1003, name: 'Mary Shelley' })], {
        headers: { 'X-Total-Count': '10001', 'X-Total-At-Least': 'true' },
      }),
    ),
  );
  renderApp('/dashboard/orders?q=m');
  expect(await screen.findByText(/^More than 10,000 orders match/)).toBeInTheDocument();
  expect(screen.getByText('Page 1 of 401 or more')).toBeInTheDocument();
  expect(screen.queryByText(/together/)).not.toBeInTheDocument();
});
