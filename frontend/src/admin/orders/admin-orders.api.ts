import type { CounterResult, CounterScanInput } from '@storyloom/backend/contract/order/counter';
import type {
  Order,
  OrderCorrectionInput,
  OrderListQuery,
  PhoneOrderInput,
} from '@storyloom/backend/contract/order/order';
import type { OrderStatusChangeInput } from '@storyloom/backend/contract/order/order-status-change';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/idempotency-key';
import { toPage, type Page } from '@/api/page';
import { pollEvery } from '@/api/poll-every';

export interface OrderList extends Page<'orders', Order> {
  /** `total` is a lower bound: the search found too many to count. */
  isLowerBound: boolean;
  /**
   * The sum of the found orders in the shop's currency; absent without filters or with too many
   * results.
   */
  sum: number | undefined;
  /** Unread messages of customers, of all orders. */
  unread: number;
}

interface OrderCorrectionCall {
  id: string;
  correction: OrderCorrectionInput;
  /** The ETag of the corrected order. */
  etag: string;
}

export const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<OrderList, OrderListQuery>({
      query: (params) => ({ url: '/orders/', params: { ...params } }),
      transformResponse: (orders: Order[], meta) => {
        const { headers } = meta?.response ?? {};
        const sum = headers?.get('X-Total-Price');
        return {
          ...toPage('orders')(orders, meta),
          isLowerBound: headers?.get('X-Total-At-Least') === 'true',
          sum: sum ? Number(sum) : undefined,
          unread: Number(headers?.get('X-Unread-Messages') ?? 0),
        };
      },
      providesTags: ['Order'],
    }),
    readAdminOrder: build.query<Order, string>({
      query: (id) => `/orders/${encodeURIComponent(id)}`,
      providesTags: ['Order'],
    }),
    /** Takes a step of an order, or undoes it unless another step followed. */
    changeOrderStatus: build.mutation<Order, { id: string; step: OrderStatusChangeInput }>({
      query: ({ id, step }) => ({ url: `/orders/${id}/status`, method: 'PATCH', body: step }),
      // Also after an error: another admin may have changed the order. Its copies may be back in
      // stock.
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
    /** One key for all tries of an order, so that it is placed once. */
    placePhoneOrder: build.mutation<Order, { order: PhoneOrderInput; idempotencyKey: string }>({
      query: ({ order, idempotencyKey }) => postOnce(idempotencyKey, '/orders/by-phone', order),
      // Also after an error: a book may have sold out.
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
    scanBook: build.mutation<CounterResult, { key: string; scan: CounterScanInput }>({
      query: ({ key, scan }) => postOnce(key, '/counter', scan),
      invalidatesTags: ['Book', 'Order', 'AdminStats'],
    }),
    undoScan: build.mutation<CounterResult, string>({
      query: (key) => ({ url: '/counter/undo', method: 'POST', body: { key } }),
      invalidatesTags: ['Book', 'Order', 'AdminStats'],
    }),
    correctOrder: build.mutation<Order, OrderCorrectionCall>({
      query: ({ id, correction: body, etag }) => ({
        url: `/orders/${id}`,
        method: 'PATCH',
        body,
        headers: { 'If-Match': etag },
      }),
      // The next correction starts from this version, before the order is refetched.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        const { updateQueryData } = adminOrdersApi.util;
        if (saved) dispatch(updateQueryData('readAdminOrder', id, () => saved.data));
      },
      invalidatesTags: ['Order'],
    }),
    addOrderNote: build.mutation<Order, { id: string; key: string; text: string }>({
      query: ({ id, key, text }) => postOnce(key, `/orders/${id}/notes`, { text }),
      // Also without a response: the API may have stored the note.
      invalidatesTags: ['Order'],
    }),
    /** The page to print. `others`: counter sales that were paid together with this one. */
    readReceipt: build.mutation<string, { id: string; others?: string[] | undefined }>({
      query: ({ id, others = [] }) => ({
        url: `/orders/${encodeURIComponent(id)}/receipt`,
        ...(others.length > 0 && { params: { with: others.join() } }),
        responseHandler: (response) =>
          response.ok ? response.text() : (response.json() as Promise<string>),
      }),
    }),
  }),
});

/** Unconfirmed orders; polled on every page of the owner. */
export const useNewOrders = () =>
  adminOrdersApi.useListAdminOrdersQuery({ status: 'placed', page: 1, limit: 5 }, pollEvery(5000));
