import type { Order, PhoneOrderInput } from '@storyloom/backend/contract/order/order';
import type { SearchResult } from '@storyloom/backend/contract/book/search';
import { baseApi } from '@/api/base-api';

interface PhoneOrderPlacement {
  order: PhoneOrderInput;
  /** The same for every try of one order, so that it becomes one. */
  idempotencyKey: string;
}

const phoneOrderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** With their stock, which the suggestions of the shop do not tell. */
    findBooksToOrder: build.query<SearchResult['books'], string>({
      query: (q) => ({ url: '/search', params: { q, limit: 8 } }),
      transformResponse: ({ books }: SearchResult) => books,
      providesTags: ['Book'],
      extraOptions: { as: 'anyone' },
    }),
    placePhoneOrder: build.mutation<Order, PhoneOrderPlacement>({
      query: ({ order, idempotencyKey }) => ({
        url: '/orders/by-phone',
        method: 'POST',
        body: order,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // After a refusal too: what was sold out is then worth seeing.
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
  }),
});

export const { useFindBooksToOrderQuery, usePlacePhoneOrderMutation } = phoneOrderApi;
