import {
  salesReportSchema,
  type SalesReport,
} from '@storyloom/backend/contract/admin/sales-report';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { daysOf } from '@/admin/reports/report-query';
import { rowsToShow } from '@/admin/reports/report-rows';
import { adminHandler, signInAsAdmin } from '@/testing/fake-admin/fake-admin';
import { serveAdminApi } from '@/testing/fake-admin/fake-admin-api';
import { response, api, fakeApi } from '@/testing/fake-api';
import { renderApp } from '@/testing/render-app';

serveAdminApi();

const report = (changes: Partial<SalesReport> = {}): SalesReport => ({
  from: '2026-11-01',
  to: '2026-11-03',
  by: 'day',
  currency: 'USD',
  rows: [{ key: '2026-11-02', orders: 2, books: 3, revenue: 45.5, shipping: 0 }],
  total: { orders: 2, books: 3, revenue: 45.5, shipping: 0 },
  left: { cancelled: 1, returned: 2 },
  counter: { orders: 2, books: 2, revenue: 24.68, shipping: 0 },
  ...changes,
});
let asked: URLSearchParams;

beforeEach(() => {
  signInAsAdmin();
  fakeApi.use(
    http.get(api('/reports/sales'), ({ request }) =>
      adminHandler(request, () => {
        asked = new URL(request.url).searchParams;
        const by = asked.get('by');
        if (by !== 'book') return response(salesReportSchema, report());
        const row = {
          key: 'a'.repeat(24),
          title: 'Dracula',
          orders: 2,
          books: 3,
          revenue: 45.5,
          shipping: 0,
        };
        return response(salesReportSchema, report({ by: 'book', rows: [row] }));
      }),
    ),
  );
});

test('the report shows each day, also those without a sale, the sum, and what is left out', async () => {
  renderApp('/dashboard/reports?period=own&from=2026-11-01&to=2026-11-03');
  const table = await screen.findByRole('table', { name: 'Sales by day' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayOrdersBooksRevenue',
    'Sun, 1 Nov 202600$0.00',
    'Mon, 2 Nov 202623$45.50',
    'Tue, 3 Nov 202600$0.00',
    'Total23$45.50',
  ]);
  expect(screen.getByText('Not in it: 1 order cancelled, 2 orders returned.')).toBeVisible();
  expect(screen.getByText('Of it over the counter: 2 books, $24.68.')).toBeVisible();
  expect(Object.fromEntries(asked)).toMatchObject({ from: '2026-11-01', to: '2026-11-03' });
  expect(asked.has('tz'), 'in days of the shop, as on the dashboard').toBe(false);
});

test('rows are grouped by what the owner chooses, and the report is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  renderApp('/dashboard/reports');
  await userEvent.selectOptions(await screen.findByLabelText('Rows'), 'By book');
  await waitFor(() => expect(screen.getByRole('rowheader', { name: 'Dracula' })).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Last month' }));
  const { from, to } = daysOf('last-month');
  await waitFor(() => expect(screen.getByRole('table', { name: 'Sales by book' })).toBeVisible());
  await waitFor(() => expect(asked.get('from')).toBe(from));
  expect(asked.get('to')).toBe(to);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
});

test('one click shows today, which is named once', async () => {
  const { user } = renderApp('/dashboard/reports?period=own&from=2026-11-03&to=2026-11-03');
  expect(await screen.findByText('3 November 2026')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Today' }));
  const { from } = daysOf('today');
  await waitFor(() => expect([asked.get('from'), asked.get('to')]).toEqual([from, from]));
});

test('periods begin where the calendar has them', () => {
  const sunday = new Date('2026-11-22T23:30:00Z');
  expect(daysOf('today', sunday)).toEqual({ from: '2026-11-22', to: '2026-11-22' });
  expect(daysOf('week', sunday)).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(daysOf('month', sunday)).toEqual({ from: '2026-11-01', to: '2026-11-22' });
  expect(daysOf('last-month', new Date('2026-01-31T12:00:00Z'))).toEqual({
    from: '2025-12-01',
    to: '2025-12-31',
  });
  expect(daysOf('year', sunday)).toEqual({ from: '2026-01-01', to: '2026-11-22' });
});

test('weeks and months without a sale have their row too', () => {
  const empty = { rows: [], from: '2025-12-22', to: '2026-01-05' };
  const weeks = rowsToShow(report({ ...empty, by: 'week' }), []);
  expect(weeks.map(({ key }) => key)).toEqual(['2025-W52', '2026-W01', '2026-W02']);
  const months = rowsToShow(report({ ...empty, by: 'month' }), []);
  expect(months.map(({ label }) => label)).toEqual(['December 2025', 'January 2026']);
});
