import type { Order, OrderCorrectionInput } from '@storyloom/backend/contract/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order-status';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';
import { asFile } from '@/api/as-file';

export interface OrderFilter {
  status?: OrderStatus;
  q?: string;
  /** Moments, both included. */
  from?: string;
  to?: string;
}

interface OrderPage extends OrderFilter {
  page: number;
  limit: number;
  sort?: 'oldest';
}

interface OrderList extends Page<'orders', Order> {
  /** There are more than the total says: a search found too many to count. */
  isLeast: boolean;
  /** Dollars they come to together; absent when nothing is filtered, or too much found. */
  sum: number | undefined;
}

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<OrderList, OrderPage>({
      query: (params) => ({ url: '/orders/', params: { ...params } }),
      transformResponse: (orders: Order[], meta) => {
        const { headers } = meta?.response ?? {};
        const sum = headers?.get('X-Total-Price');
        return {
          ...toPage('orders')(orders, meta),
          isLeast: headers?.get('X-Total-At-Least') === 'true',
          sum: sum ? Number(sum) : undefined,
        };
      },
      providesTags: ['Order'],
    }),
    readAdminOrder: build.query<Order, string>({
      query: (id) => `/orders/${encodeURIComponent(id)}`,
      providesTags: ['Order'],
    }),
    /** The step shows at once, and goes back when the call fails. */
    changeOrderStatus: build.mutation<Order, { id: string; status: OrderStatus }>({
      query: ({ id, status }) => ({
        url: `/orders/${id}/status`,
        method: 'PATCH',
        body: { status },
      }),
      onQueryStarted: async ({ id, status }, { dispatch, getState, queryFulfilled }) => {
        const { selectCachedArgsForQuery, updateQueryData } = adminOrdersApi.util;
        const at = new Date().toISOString();
        const show = (order: Order | undefined) => {
          order?.history.push({ status, at });
          if (order) order.status = status;
        };
        const patches = [
          dispatch(updateQueryData('readAdminOrder', id, show)),
          ...selectCachedArgsForQuery(getState(), 'listAdminOrders').map((page) =>
            dispatch(
              updateQueryData('listAdminOrders', page, ({ orders }) =>
                show(orders.find(({ _id }) => _id === id)),
              ),
            ),
          ),
        ];
        await queryFulfilled.catch(() => patches.forEach(({ undo }) => undo()));
      },
      // Also after a refusal: somebody else moved the order, which is then worth seeing. An order
      // that is no sale any more brings copies back, so books ask again as well.
      invalidatesTags: (_order, _error, { status }) =>
        !orderStates[status].isSale ? ['Order', 'AdminStats', 'Book'] : ['Order', 'AdminStats'],
    }),
    /** Takes the step to `status` back, unless somebody took another since. */
    undoOrderStatus: build.mutation<Order, { id: string; status: OrderStatus }>({
      query: ({ id, status }) => ({
        url: `/orders/${id}/status`,
        method: 'PATCH',
        body: { undo: true, status },
      }),
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
    correctOrder: build.mutation<Order, { id: string; correction: OrderCorrectionInput }>({
      query: ({ id, correction }) => ({ url: `/orders/${id}`, method: 'PATCH', body: correction }),
      invalidatesTags: ['Order'],
    }),
    addOrderNote: build.mutation<Order, { id: string; text: string }>({
      query: ({ id, text }) => ({ url: `/orders/${id}/notes`, method: 'POST', body: { text } }),
      // Also without an answer: the note may be there all the same.
      invalidatesTags: ['Order'],
    }),
    /** Returns the object URL of the CSV. */
    exportOrders: build.mutation<string, OrderFilter>({
      query: (filter) => ({
        url: '/orders/export.csv',
        params: { ...filter },
        ...asFile,
      }),
    }),
  }),
});

export const {
  useListAdminOrdersQuery,
  useReadAdminOrderQuery,
  useLazyReadAdminOrderQuery,
  useChangeOrderStatusMutation,
  useUndoOrderStatusMutation,
  useCorrectOrderMutation,
  useAddOrderNoteMutation,
  useExportOrdersMutation,
} = adminOrdersApi;
