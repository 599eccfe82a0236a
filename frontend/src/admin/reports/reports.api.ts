import type { ReportGroup, SalesReport } from '@storyloom/backend/contract/admin/sales-report';
import { baseApi } from '@/api/base-api';
import { asFile } from '@/api/as-file';

interface ReportQuery {
  from: string;
  to: string;
  by: ReportGroup;
}

const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readSales: build.query<SalesReport, ReportQuery>({
      query: (params) => ({ url: '/reports/sales', params: { ...params } }),
      providesTags: ['Order'],
    }),
    /** Returns the object URL of the CSV. */
    exportSales: build.mutation<string, ReportQuery>({
      query: (params) => ({
        url: '/reports/sales.csv',
        params: { ...params },
        ...asFile,
      }),
    }),
  }),
});

export const { useReadSalesQuery, useExportSalesMutation } = reportsApi;
