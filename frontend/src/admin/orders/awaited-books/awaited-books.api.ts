import type {
  ArrivalInput,
  Arrived,
  SupplyRow,
} from '@storyloom/backend/contract/order/awaited-books';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/idempotency-key';
import { pollEvery } from '@/api/poll-every';

const changed = ['Order', 'Book', 'AdminStats'] as const;

export const awaitedBooksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAwaitedBooks: build.query<SupplyRow[], void>({
      query: () => '/supply/',
      providesTags: ['Order'],
    }),
    takeArrival: build.mutation<Arrived, { key: string; arrival: ArrivalInput }>({
      query: ({ key, arrival }) => postOnce(key, '/supply/arrivals', arrival),
      invalidatesTags: changed,
    }),
    undoArrival: build.mutation<Arrived, string>({
      query: (key) => ({ url: '/supply/arrivals/undo', method: 'POST', body: { key } }),
      invalidatesTags: changed,
    }),
  }),
});

export const useAwaitedBooks = () =>
  awaitedBooksApi.useListAwaitedBooksQuery(undefined, pollEvery(10_000));
