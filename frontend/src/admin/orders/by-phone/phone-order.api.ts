import type { Order, PhoneOrderInput } from '@storyloom/backend/contract/order/order';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/new-key';

interface PhoneOrderPlacement {
  order: PhoneOrderInput;
  /** The same for every try of one order, so that it becomes one. */
  idempotencyKey: string;
}

const phoneOrderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placePhoneOrder: build.mutation<Order, PhoneOrderPlacement>({
      query: ({ order, idempotencyKey }) => postOnce(idempotencyKey, '/orders/by-phone', order),
      // After a refusal too: what was sold out is then worth seeing.
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
  }),
});

export const { usePlacePhoneOrderMutation } = phoneOrderApi;
