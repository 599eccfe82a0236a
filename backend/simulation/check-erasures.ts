import type { Expected, Stored } from './check.ts';
import { isSuccess } from './asked.ts';

/** The orders of a customer who was erased tell nobody who it was. */
export function findErasureViolations({ orders = [] }: Stored, { asked }: Expected): string[] {
  const byId = new Map(orders.map((order) => [String(order['_id']), order]));
  const erasures = asked.filter(
    ({ kind, response }) =>
      (kind === 'erase a customer' || kind === 'delete an account') && isSuccess(response),
  );
  const promised = erasures.flatMap(({ kind, mark, request, knownOrders = [] }) => {
    const first = knownOrders.find(({ _id }) => request.path.endsWith(_id));
    const customer = kind === 'delete an account' ? mark : first?.customer;
    return customer === undefined ? [] : knownOrders.filter((order) => order.customer === customer);
  });
  return [
    ...promised.flatMap(({ _id }) =>
      byId.get(_id)?.['erasedAt'] ? [] : [`order ${_id} still has the customer who was erased`],
    ),
    ...orders
      .filter(({ erasedAt, email, phone }) => erasedAt && (Boolean(email) || Boolean(phone)))
      .map(({ _id }) => `order ${String(_id)} is erased and has an address`),
  ];
}
