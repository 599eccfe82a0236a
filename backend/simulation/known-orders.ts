import {
  bodyOf,
  isSuccess,
  knownOrders,
  type SentRequest,
  type KnownOrder,
} from './sent-request.ts';

/** The item with this number, modulo the length. */
export function at<Item>(items: Item[], nth: number): Item | undefined {
  return items.length === 0 ? undefined : items[nth % items.length];
}

const nextOf: Record<string, string> = {
  placed: 'confirmed',
  confirmed: 'shipped',
  shipped: 'delivered',
  delivered: 'returned',
};

/** The latest status of an order in any response. */
function statusOf({ _id }: KnownOrder, asked: SentRequest[]): string {
  const known = asked.flatMap(({ response }) => {
    const body = bodyOf<{ _id: string; status: string }>(response);
    return isSuccess(response) && body._id === _id && body.status ? [body.status] : [];
  });
  return known.at(-1) ?? 'placed';
}

export function nextStatusOf(order: KnownOrder, asked: SentRequest[]): string {
  return nextOf[statusOf(order, asked)] ?? 'returned';
}

/** The orders with one of these statuses in the latest response; all orders if there are none. */
export function ordersWithStatus(statuses: string[], asked: SentRequest[]): KnownOrder[] {
  const all = knownOrders(asked);
  const found = all.filter((order) => statuses.includes(statusOf(order, asked)));
  return found.length > 0 ? found : all;
}

/** Ids of orders whose status was changed, latest first. */
export function lastChangedOrders(asked: SentRequest[]): string[] {
  const stepped = asked.flatMap(({ request: { path }, response }) => {
    const id = /^\/api\/orders\/(\w+)\/status$/.exec(path)?.[1];
    return id && isSuccess(response) ? [id] : [];
  });
  return [...new Set(stepped.reverse())];
}
