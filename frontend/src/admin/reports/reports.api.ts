import type { AdminStats } from '@storyloom/backend/contract/admin/admin-stats';
import type { SalesReport, SalesReportQuery } from '@storyloom/backend/contract/admin/sales-report';
import type { VatReport } from '@storyloom/backend/contract/admin/vat-report';
import { baseApi } from '@/api/base-api';
import { longTimeout } from '@/api/endpoints/files.api';

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAdminStats: build.query<AdminStats, void>({
      query: () => ({ url: '/admin', headers: { 'Content-Type': 'application/json' } }),
      providesTags: ['AdminStats'],
    }),
    readSales: build.query<SalesReport, SalesReportQuery>({
      query: (params) => ({ url: '/reports/sales', params: { ...params }, ...longTimeout }),
      providesTags: ['Order'],
    }),
    readVat: build.query<VatReport, Pick<SalesReportQuery, 'from' | 'to'>>({
      query: (params) => ({ url: '/reports/vat', params: { ...params }, ...longTimeout }),
      providesTags: ['Order'],
    }),
  }),
});
