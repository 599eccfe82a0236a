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
import { pollEvery } from '@/browser/poll-every';

export interface OrderList extends Page<'orders', Order> {
  /** There are more than the total says: a search found too many to count. */
  isLowerBound: boolean;
  /** What those in the shop's currency come to; absent when nothing is filtered, or too much found. */
  sum: number | undefined;
  /** Unread messages of customers, of all orders. */
  unread: number;
}

interface OrderCorrectionCall {
  id: string;
  correction: OrderCorrectionInput;
  /** The ETag of the order that is corrected. */
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
    /** Takes a step of an order, or undoes one unless somebody took another since. */
    changeOrderStatus: build.mutation<Order, { id: string; step: OrderStatusChangeInput }>({
      query: ({ id, step }) => ({ url: `/orders/${id}/status`, method: 'PATCH', body: step }),
      // Also after a refusal: somebody else moved the order, which is then worth seeing. Copies may
      // have come back with it.
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
    /** The key is the same for every try of one order, so that it becomes one. */
    placePhoneOrder: build.mutation<Order, { order: PhoneOrderInput; idempotencyKey: string }>({
      query: ({ order, idempotencyKey }) => postOnce(idempotencyKey, '/orders/by-phone', order),
      // After a refusal too: what was sold out is then worth seeing.
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
      // The next correction begins with this one, though the order has yet to be asked for again.
      onQueryStarted: async ({ id }, { dispatch, queryFulfilled }) => {
        const saved = await queryFulfilled.catch(() => undefined);
        const { updateQueryData } = adminOrdersApi.util;
        if (saved) dispatch(updateQueryData('readAdminOrder', id, () => saved.data));
      },
      invalidatesTags: ['Order'],
    }),
    addOrderNote: build.mutation<Order, { id: string; key: string; text: string }>({
      query: ({ id, key, text }) => postOnce(key, `/orders/${id}/notes`, { text }),
      // Also without an answer: the note may be there all the same.
      invalidatesTags: ['Order'],
    }),
    /** The page to print; `others` are sales over the counter that were paid with it. */
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
