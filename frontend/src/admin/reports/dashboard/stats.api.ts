import type { AdminStats } from '@storyloom/backend/contract/admin/admin';
import { baseApi } from '@/api/base-api';

const statsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readAdminStats: build.query<AdminStats, void>({
      query: () => ({ url: '/admin', headers: { 'Content-Type': 'application/json' } }),
      providesTags: ['AdminStats'],
    }),
  }),
});

export const { useReadAdminStatsQuery } = statsApi;
