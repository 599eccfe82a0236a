import { rateLimit } from '../../http/rate-limit.ts';

// Against bots and made-up orders: nobody orders cash on delivery more often than this.
const ordersPerHour = { customer: 10, phone: 10, address: 10 };

const limits = {
  customer: rateLimit('orders-customer', ordersPerHour.customer, 3600),
  phone: rateLimit('orders-phone', ordersPerHour.phone, 3600),
  address: rateLimit('orders-address', ordersPerHour.address, 3600),
};

/** Whom an order counts for. `address` is the network address of the request. */
export interface OrderSource {
  uid: string;
  phone: string;
  address: string;
}

/** Counts one order. Throws 429 when there were too many, and then counts nothing. */
export async function countOrder(source: OrderSource): Promise<void> {
  const counted = counters(source).map(async ({ limit, key }) => {
    await limit.consume(key);
    return { limit, key };
  });
  const results = await Promise.allSettled(counted);
  const refused = results.find((result) => result.status === 'rejected');
  if (!refused) return;
  for (const result of results) {
    if (result.status === 'fulfilled') await result.value.limit.giveBack(result.value.key);
  }
  throw refused.reason;
}

/** Takes back what countOrder counted, for an order that was not placed after all. */
export async function uncountOrder(source: OrderSource): Promise<void> {
  await Promise.all(counters(source).map(({ limit, key }) => limit.giveBack(key)));
}

function counters({ uid, phone, address }: OrderSource) {
  return [
    { limit: limits.customer, key: uid },
    { limit: limits.phone, key: phone.replace(/\D/g, '') },
    { limit: limits.address, key: address },
  ];
}
