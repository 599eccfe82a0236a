import type { CounterResult, CounterScanInput } from '@storyloom/backend/contract/order/counter';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/new-key';

const counterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    scanBook: build.mutation<CounterResult, { key: string; scan: CounterScanInput }>({
      query: ({ key, scan }) => postOnce(key, '/counter', scan),
      invalidatesTags: ['Book', 'Order', 'AdminStats'],
    }),
    undoScan: build.mutation<CounterResult, string>({
      query: (key) => ({ url: '/counter/undo', method: 'POST', body: { key } }),
      invalidatesTags: ['Book', 'Order', 'AdminStats'],
    }),
  }),
});

export const { useScanBookMutation, useUndoScanMutation } = counterApi;
