import type { Order, OrderCorrectionInput } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';

export interface OrderFilter {
  status?: OrderStatus;
  book?: string;
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

export interface OrderList extends Page<'orders', Order> {
  /** There are more than the total says: a search found too many to count. */
  isLeast: boolean;
  /** What those in the shop's currency come to; absent when nothing is filtered, or too much found. */
  sum: number | undefined;
}

/** Steps on their way, by order: what is asked for meanwhile may not know of them yet. */
const steps = new Map<string, { status: OrderStatus; at: string }>();

function withStep(order: Order): Order {
  const step = steps.get(order._id);
  if (!step || step.status === order.status) return order;
  return { ...order, status: step.status, history: [...order.history, step] };
}

const stepOf = (id: string, body: object) => ({
  url: `/orders/${id}/status`,
  method: 'PATCH',
  body,
});

const adminOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAdminOrders: build.query<OrderList, OrderPage>({
      query: (params) => ({ url: '/orders/', params: { ...params } }),
      transformResponse: (orders: Order[], meta) => {
        const { headers } = meta?.response ?? {};
        const sum = headers?.get('X-Total-Price');
        return {
          ...toPage('orders')(orders.map(withStep), meta),
          isLeast: headers?.get('X-Total-At-Least') === 'true',
          sum: sum ? Number(sum) : undefined,
        };
      },
      providesTags: ['Order'],
    }),
    readAdminOrder: build.query<Order, string>({
      query: (id) => `/orders/${encodeURIComponent(id)}`,
      transformResponse: withStep,
      providesTags: ['Order'],
    }),
    /** The step shows at once, and goes back when the call fails. */
    changeOrderStatus: build.mutation<Order, { id: string; status: OrderStatus }>({
      query: ({ id, status }) => stepOf(id, { status }),
      onQueryStarted: async ({ id, status }, { dispatch, getState, queryFulfilled }) => {
        const { selectCachedArgsForQuery, updateQueryData } = adminOrdersApi.util;
        const step = { status, at: new Date().toISOString() };
        // By its id each time: in a list the order may have moved meanwhile.
        const change = (recipe: (order: Order) => Order) => {
          dispatch(updateQueryData('readAdminOrder', id, recipe));
          for (const page of selectCachedArgsForQuery(getState(), 'listAdminOrders'))
            dispatch(
              updateQueryData('listAdminOrders', page, (list) => {
                list.orders = list.orders.map((order) =>
                  order._id === id ? recipe(order) : order,
                );
              }),
            );
        };
        const withoutStep = (order: Order): Order => {
          const history = order.history.filter(({ at }) => at !== step.at);
          return { ...order, history, status: history.at(-1)?.status ?? order.status };
        };
        steps.set(id, step);
        change(withStep);
        const isTaken = await queryFulfilled.then(
          () => true,
          () => false,
        );
        steps.delete(id);
        if (!isTaken) change(withoutStep);
      },
      // Also after a refusal: somebody else moved the order, which is then worth seeing. An order
      // that is no sale any more brings copies back, so books ask again as well.
      invalidatesTags: (_order, _error, { status }) =>
        !orderStates[status].isSale ? ['Order', 'AdminStats', 'Book'] : ['Order', 'AdminStats'],
    }),
    /** Notes that these books came back, by their ids. */
    returnBooks: build.mutation<Order, { id: string; items: string[] }>({
      query: ({ id, items }) => stepOf(id, { status: 'returned', items }),
      invalidatesTags: ['Order', 'AdminStats', 'Book'],
    }),
    /** Takes the step to `status` back, unless somebody took another since. */
    undoOrderStatus: build.mutation<
      Order,
      { id: string; status: OrderStatus; items?: string[] | undefined }
    >({
      query: ({ id, status, items }) => stepOf(id, { undo: true, step: status, items }),
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
    /** The page to print; `others` are sales over the counter that were paid with it. */
    readReceipt: build.mutation<string, { id: string; others?: string[] }>({
      query: ({ id, others = [] }) => ({
        url: `/orders/${encodeURIComponent(id)}/receipt`,
        ...(others.length > 0 && { params: { with: others.join() } }),
        responseHandler: (response) =>
          response.ok ? response.text() : (response.json() as Promise<string>),
      }),
    }),
  }),
});

export const {
  useListAdminOrdersQuery,
  useReadAdminOrderQuery,
  useLazyReadAdminOrderQuery,
  useChangeOrderStatusMutation,
  useReturnBooksMutation,
  useUndoOrderStatusMutation,
  useCorrectOrderMutation,
  useAddOrderNoteMutation,
  useReadReceiptMutation,
} = adminOrdersApi;
