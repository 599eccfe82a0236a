import type { AdminStats } from '@storyloom/backend/contract/admin/admin';
import type { ReportGroup, SalesReport } from '@storyloom/backend/contract/admin/sales-report';
import { baseApi } from '@/api/base-api';

interface ReportQuery {
  from: string;
  to: string;
  by: ReportGroup;
}

const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAdminStats: build.query<AdminStats, void>({
      query: () => ({ url: '/admin', headers: { 'Content-Type': 'application/json' } }),
      providesTags: ['AdminStats'],
    }),
    readSales: build.query<SalesReport, ReportQuery>({
      query: (params) => ({ url: '/reports/sales', params: { ...params } }),
      providesTags: ['Order'],
    }),
  }),
});

export const { useReadAdminStatsQuery, useReadSalesQuery } = reportsApi;
