import type { mongo } from 'mongoose';
import { orderStates, type OrderStatus } from '../../src/contract/order/order-status.ts';
import type { Expected, Stored } from './check.ts';
import { isSuccess } from '../sent-request.ts';

/** The orders of an erased customer do not identify the person. */
export function findErasureViolations(stored: Stored, { asked }: Expected): string[] {
  const { orders = [] } = stored;
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
      isErased(byId.get(_id), stored) ? [] : [`order ${_id} still has the customer who was erased`],
    ),
    ...orders
      .filter(({ erasedAt, email, phone }) => erasedAt && (Boolean(email) || Boolean(phone)))
      .map(({ _id }) => `order ${String(_id)} is erased and has an address`),
  ];
}

function isErased(order: mongo.Document | undefined, stored: Stored): boolean {
  return order !== undefined && (Boolean(order['erasedAt']) || isErasedWhenClosed(order, stored));
}

/** An admin has undone the last step after the erasure: the order is open again, and erased when closed. */
export function isErasedWhenClosed(order: mongo.Document, { customers = [] }: Stored): boolean {
  const { isOpen } = orderStates[order['status'] as OrderStatus];
  return isOpen && customers.some(({ _id, erasure }) => _id === order['uid'] && Boolean(erasure));
}
