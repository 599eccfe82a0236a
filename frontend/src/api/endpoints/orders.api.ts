import type { NewOrderInput, Order } from '@storyloom/backend/contract/order/order';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/idempotency-key';

interface OrderPlacement {
  order: NewOrderInput;
  /** One key for all tries of a checkout, so that it becomes one order. */
  idempotencyKey: string;
}

export const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    placeOrder: build.mutation<Order, OrderPlacement>({
      query: ({ order, idempotencyKey }) => postOnce(idempotencyKey, '/orders/', order),
      extraOptions: { as: 'customer' },
      // Shows the new order before the list is refetched.
      onQueryStarted: async ({ order: { email } }, { dispatch, getState, queryFulfilled }) => {
        const known = ordersApi.endpoints.listMyOrders.select(email)(getState()).data ?? [];
        const placed = await queryFulfilled.catch(() => undefined);
        if (!placed) return;
        const value = [placed.data, ...known.filter(({ _id }) => _id !== placed.data._id)];
        const entry = { endpointName: 'listMyOrders', arg: email, value } as const;
        dispatch(ordersApi.util.upsertQueryEntries([entry]));
      },
      // An order changes the stock; an error means that it has changed before.
      invalidatesTags: ['Order', 'Book'],
    }),
    listMyOrders: build.query<Order[], string>({
      query: (email) => `/orders/email/${encodeURIComponent(email)}`,
      extraOptions: { as: 'customer' },
      providesTags: ['Order'],
    }),
    cancelMyOrder: build.mutation<Order, string>({
      query: (id) => ({
        url: `/orders/${encodeURIComponent(id)}/cancel`,
        method: 'POST',
        body: {},
      }),
      extraOptions: { as: 'customer' },
      invalidatesTags: ['Order', 'Book'],
    }),
  }),
});
