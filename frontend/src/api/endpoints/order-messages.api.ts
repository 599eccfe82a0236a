import type { OrderEmail, OrderMessage } from '@storyloom/backend/contract/order/order-message';
import { baseApi } from '@/api/base-api';
import { postOnce } from '@/api/idempotency-key';

/**
 * The thread of an order and its reader: the customer, an admin, or anybody with the link of an
 * email.
 */
export interface ThreadQuery {
  id: string;
  reader: 'customer' | 'admin' | { token: string };
}

export interface Thread {
  number?: number;
  messages: OrderMessage[];
  emails: OrderEmail[];
}

/** The URL and the credentials of the reader. */
function asReader({ id, reader }: ThreadQuery, name: 'messages' | 'emails') {
  const url = `/orders/${encodeURIComponent(id)}/${name}`;
  if (reader === 'admin') return { url };
  if (reader === 'customer') return { url, as: 'customer' as const };
  return { url, as: 'anyone' as const, params: { token: reader.token } };
}

export const orderMessagesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    readThread: build.query<Thread, ThreadQuery>({
      queryFn: async (thread, _api, _options, callApi) => {
        const messages = await callApi(asReader(thread, 'messages'));
        if (messages.error) return { error: messages.error };
        const emails = await callApi(asReader(thread, 'emails'));
        if (emails.error) return { error: emails.error };
        const number = Number(messages.meta?.response?.headers.get('X-Order-Number'));
        return {
          data: {
            ...(number > 0 && { number }),
            messages: messages.data as OrderMessage[],
            emails: emails.data as OrderEmail[],
          },
        };
      },
      providesTags: (_data, _error, { id }) => [{ type: 'Thread', id }],
    }),
    sendMessage: build.mutation<OrderMessage, { thread: ThreadQuery; key: string; text: string }>({
      query: ({ thread, key, text }) => {
        const { url, ...call } = asReader(thread, 'messages');
        return { ...postOnce(key, url, { text }), ...call };
      },
      // Also without a response: the API may have stored the message.
      invalidatesTags: (_data, _error, { thread: { id } }) => [{ type: 'Thread', id }],
    }),
  }),
});
