import type { mongo } from 'mongoose';
import type { Expected, Stored } from './check.ts';

/** An order lists each of its withdrawals once. */
export function findWithdrawalViolations(stored: Stored, { asked }: Expected): string[] {
  const { orders = [], withdrawals = [] } = stored;
  const byOrder = new Map(orders.map((order) => [String(order['_id']), order]));
  const declared = asked.filter(
    ({ kind, response }) => kind === 'withdraw' && response?.status === 202,
  );
  return [
    ...withdrawals
      .filter(({ isPending }) => isPending)
      .map(({ _id }) => `no order lists withdrawal ${String(_id)}`),
    ...orders.flatMap(({ _id, withdrawals: listed = [] }) => {
      const ids = (listed as mongo.Document[]).map((each) => String(each['_id']));
      return new Set(ids).size === ids.length ? [] : [`order ${String(_id)} has one twice`];
    }),
    ...withdrawals.flatMap(({ _id, orderId }) => {
      const order = orderId ? byOrder.get(String(orderId)) : undefined;
      if (!order || order['erasedAt'] || wasCancelled(order)) return [];
      const listed = (order['withdrawals'] ?? []) as mongo.Document[];
      const isListed = listed.some((each) => String(each['_id']) === String(_id));
      return isListed ? [] : [`order ${String(orderId)} does not list a withdrawal`];
    }),
    ...declared.flatMap(({ mark }) => {
      const order = byOrder.get(String(mark));
      if (!order || order['erasedAt']) return [];
      const isKept = withdrawals.some(({ number }) => number === String(order['number']));
      return isKept ? [] : [`the withdrawal from order ${mark} got lost`];
    }),
  ];
}

/** A cancelled order leaves nothing to withdraw from. */
function wasCancelled({ history }: mongo.Document): boolean {
  return (history as { status: string }[]).some(({ status }) => status === 'cancelled');
}
