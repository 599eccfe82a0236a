import { Readable } from 'node:stream';
import { salesReportQuerySchema, salesReportSchema } from '../../../contract/admin/sales-report.ts';
import { writeCsv, writeCsvAmount } from '../../../text/csv.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSales } from './find-sales.ts';
import { exportOfShop } from '../../../contract/identity/file-of-shop.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';

const timeoutMs = 30_000;

export function reportsRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/reports/sales',
      access: 'admin',
      summary: 'Get the sales of a period by day, week, month, category or book',
      query: salesReportQuerySchema,
      example: {
        query: { from: '2026-01-01', to: '2026-12-31', by: 'month', tz: 'Europe/London' },
      },
      response: salesReportSchema,
      timeoutMs,
      handle: ({ query }) => findSales(query),
    }),
    defineRoute({
      call: 'GET /api/reports/sales.csv',
      access: 'admin',
      summary: 'Export the sales report as CSV',
      query: salesReportQuerySchema,
      example: { query: { from: '2026-11-01', to: '2026-11-30' } },
      responseType: 'text/csv',
      timeoutMs,
      handle: async ({ query, res }) => {
        const { shop, money } = await findSettings();
        res.attachment(exportOfShop(`sales-${query.from}-${query.to}.csv`, shop));
        const { by, rows, currency, total } = await findSales(query);
        const write = (amount: number) => writeCsvAmount(amount, currency, money.locale);
        const lines = rows.map(({ key, revenue, shipping, wrapping = 0, ...row }) => ({
          ...row,
          [by]: key,
          revenue: write(revenue),
          shipping: write(shipping),
          wrapping: write(wrapping),
        }));
        // Shipping and wrapping are paid for an order, not for its books.
        const isByPeriod = by !== 'book' && by !== 'category';
        const columns = [
          ...(by === 'book' ? [by, 'title'] : [by]),
          'orders',
          'books',
          'revenue',
          ...(isByPeriod ? ['shipping'] : []),
          ...(isByPeriod && total.wrapping ? ['wrapping'] : []),
        ];
        return writeCsv(Readable.from(lines), money.locale, columns);
      },
    }),
  ];
}
