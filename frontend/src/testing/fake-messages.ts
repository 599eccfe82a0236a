import {
  newOrderMessageSchema,
  type OrderEmail,
  type OrderMessage,
} from '@storyloom/backend/contract/order/order-message';
import { http, HttpResponse } from 'msw';

/** What was written about orders in the fake shop, and by which calls. */
export const fakeThread = {
  /** Of the order. */
  number: 1007,
  messages: [] as OrderMessage[],
  emails: [] as OrderEmail[],
  calls: [] as { url: string; key: string | null; authorization: string | null }[],
};

export function resetFakeThread(): void {
  Object.assign(fakeThread, { messages: [], emails: [], calls: [] });
}

const base = 'http://localhost:5173/api/orders/:id';

export const fakeMessageCalls = [
  http.get(`${base}/messages`, ({ request }) => {
    note(request);
    const headers = { 'X-Order-Number': String(fakeThread.number) };
    return HttpResponse.json(fakeThread.messages, { headers });
  }),
  http.get(`${base}/emails`, () => HttpResponse.json(fakeThread.emails)),
  http.post(`${base}/messages`, async ({ request }) => {
    const { text } = newOrderMessageSchema.parse(await request.json());
    note(request);
    const by = request.headers.has('Authorization') ? 'shop' : 'customer';
    const _id = String(fakeThread.messages.length + 1).padStart(24, '0');
    const message = { _id, by, text, at: '2026-11-21T09:00:00.000Z' } as const;
    fakeThread.messages.push(message);
    return HttpResponse.json(message, { status: 201 });
  }),
];

function note({ url, method, headers }: Request): void {
  fakeThread.calls.push({
    url: `${method} ${url.slice(url.indexOf('/api/'))}`,
    key: headers.get('Idempotency-Key'),
    authorization: headers.get('Authorization'),
  });
}
