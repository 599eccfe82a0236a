import { Readable } from 'node:stream';
import { reportPeriodSchema } from '../../../contract/admin/sales-report.ts';
import { vatReportSchema } from '../../../contract/admin/vat-report.ts';
import { exportOfShop } from '../../../contract/identity/file-of-shop.ts';
import { defineRoute, type Route } from '../../../http/route.ts';
import { findSettings } from '../../../models/settings/settings.model.ts';
import { writeCsv, writeCsvAmount } from '../../../text/csv.ts';
import { findVat } from './find-vat.ts';

const timeoutMs = 30_000;
const columns = ['day', 'rate', 'net', 'vat', 'gross', 'currency'];

export function vatReportRoutes(): Route[] {
  return [
    defineRoute({
      call: 'GET /api/reports/vat',
      access: 'admin',
      summary: 'Get net, VAT and gross sales by day, currency and VAT rate',
      query: reportPeriodSchema,
      example: { query: { from: '2026-11-01', to: '2026-11-30' } },
      response: vatReportSchema,
      timeoutMs,
      handle: async ({ query }) => findVat(query, (await findSettings()).money),
    }),
    defineRoute({
      call: 'GET /api/reports/vat.csv',
      access: 'admin',
      summary: 'Export the VAT report as CSV',
      query: reportPeriodSchema,
      example: { query: { from: '2026-11-01', to: '2026-11-30' } },
      responseType: 'text/csv',
      timeoutMs,
      handle: async ({ query, res }) => {
        const { shop, money } = await findSettings();
        res.attachment(exportOfShop(`vat-${query.from}-${query.to}.csv`, shop));
        const { locale } = money;
        const rows = (await findVat(query, money)).map(({ currency, net, vat, gross, ...row }) => ({
          ...row,
          net: writeCsvAmount(net, currency, locale),
          vat: writeCsvAmount(vat, currency, locale),
          gross: writeCsvAmount(gross, currency, locale),
          currency,
        }));
        return writeCsv(Readable.from(rows), locale, columns);
      },
    }),
  ];
}
