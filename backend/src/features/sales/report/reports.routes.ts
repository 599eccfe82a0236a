import { Readable } from 'node:stream';
import {
  salesReportQuerySchema,
  salesReportSchema,
  type ReportGroup,
  type SalesReportRow,
} from '../../../contract/sales-report.ts';
import { writeCsv } from '../../../text/csv.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSales } from './find-sales.ts';

const longestMs = 30_000;

export function reportsRoutes(): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/api/reports/sales',
      access: 'admin',
      summary: 'What was sold in a period, by day, week, month, category or book',
      query: salesReportQuerySchema,
      example: {
        query: { from: '2026-01-01', to: '2026-12-31', by: 'month', tz: 'Europe/London' },
      },
      answer: salesReportSchema,
      longestMs,
      handle: ({ query }) => findSales(query),
    }),
    defineRoute({
      method: 'get',
      path: '/api/reports/sales.csv',
      access: 'admin',
      summary: 'The same report as a CSV file',
      query: salesReportQuerySchema,
      example: { query: { from: '2026-11-01', to: '2026-11-30' } },
      answerType: 'text/csv',
      longestMs,
      handle: async ({ query, res }) => {
        res.attachment(`sales-${query.from}-${query.to}.csv`);
        const { by, rows } = await findSales(query);
        const columns = [by, ...(by === 'book' ? ['title'] : []), 'orders', 'books', 'revenue'];
        return writeCsv(Readable.from(rows.map((row) => toLine(row, by))), columns);
      },
    }),
  ];
}

function toLine({ key, title, orders, books, revenue }: SalesReportRow, by: ReportGroup) {
  return {
    [by]: key,
    ...(by === 'book' && { title: title ?? '' }),
    orders,
    books,
    revenue: revenue.toFixed(2),
  };
}
