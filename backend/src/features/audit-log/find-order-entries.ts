import type { AuditEntry } from '../../contract/admin/audit-entry.ts';
import type { OrderStatus } from '../../contract/order/order-status.ts';
import type { Order, OrderHistoryEntry } from '../../contract/order/order.ts';
import { valuesOf } from '../../models/audit-log/audit-entry.model.ts';
import { differingFields } from '../../models/audit-log/differing-fields.ts';
import { toOrder } from '../../models/orders/order.model.ts';
import { readOrder } from '../orders/read-order.queries.ts';

/**
 * The changes of an order, newest first. The order itself stores them, with the names of corrected
 * fields but not their values: an erased customer is in no audit log.
 */
export async function findOrderAuditEntries(_id: string): Promise<AuditEntry[]> {
  const stored = await readOrder({ _id });
  const order = toOrder(stored, 'admin');
  const about = { of: 'order', id: order._id } as const;
  const nothing = { before: {}, after: {} };
  const steps = order.history.map((step, i): AuditEntry => {
    const { at, by = 'customer' } = step;
    return { ...about, at, by, ...changeIn(order, step, order.history[i - 1]?.status) };
  });
  const notes = (order.notes ?? []).map(({ at, by }): AuditEntry => {
    return { ...about, at, by, action: 'note', ...nothing };
  });
  const all = [...steps, ...notes];
  const { erasedAt, erasedBy } = stored;
  if (erasedAt) {
    const [at, by] = [erasedAt.toISOString(), erasedBy ?? 'customer'];
    all.push({ ...about, at, by, action: 'erased', ...nothing });
  }
  return all.reverse().sort((a, b) => b.at.localeCompare(a.at));
}

function changeIn(
  { items }: Pick<Order, 'items'>,
  { status, changed, returned, sent, undo }: OrderHistoryEntry,
  earlier: OrderStatus | undefined,
): Pick<AuditEntry, 'action' | 'before' | 'after'> {
  if (changed) {
    const after = Object.fromEntries(changed.map((field) => [field, null]));
    return { action: 'corrected', before: {}, after };
  }
  if (earlier === undefined) return { action: 'created', before: {}, after: { status } };
  const named = returned ?? sent ?? [];
  const titles = items.filter(({ bookId }) => named.includes(bookId)).map(({ title }) => title);
  const fields = differingFields({
    fields: ['status', returned ? 'returned' : 'sent'],
    before: [earlier, undo ? titles : []],
    after: [status, undo ? [] : titles],
  });
  return {
    action: 'status',
    before: valuesOf(fields, 'before'),
    after: valuesOf(fields, 'after'),
  };
}
