import type { Change } from '../../contract/admin/change.ts';
import { toOrder, type StoredOrder } from '../../order-record/order.model.ts';
import { readOrder } from '../orders/orders-of-person.model.ts';

/**
 * What was done to an order, newest first. It stands on the order itself, with the names of
 * corrected fields but not what was in them: whoever asks to be forgotten is in no trail.
 */
export async function findOrderChanges(id: string): Promise<Change[]> {
  const stored = await readOrder({ _id: id });
  const order = toOrder(stored, 'admin');
  let before: string | undefined;
  const steps = order.history.map(
    ({ status, at, by = 'customer', changed, returned, undo }): Change => {
      const was = before;
      before = status;
      const about = { at, by, of: 'order', id: order._id } as const;
      if (changed) {
        const after = Object.fromEntries(changed.map((field) => [field, null]));
        return { ...about, action: 'corrected', before: {}, after };
      }
      if (was === undefined) return { ...about, action: 'created', before: {}, after: { status } };
      if (returned) {
        const titles = order.items.flatMap(({ bookId, title }) =>
          returned.includes(bookId) ? [title] : [],
        );
        const [back, out] = [{ returned: titles }, { returned: [] }];
        const [from, to] = undo ? [back, out] : [out, back];
        const earlier = { status: was, ...from };
        return { ...about, action: 'status', before: earlier, after: { status, ...to } };
      }
      return { ...about, action: 'status', before: { status: was }, after: { status } };
    },
  );
  const notes = (order.notes ?? []).map(({ at, by }): Change => {
    return { at, by, of: 'order', id: order._id, action: 'note', before: {}, after: {} };
  });
  const all = [...steps, ...notes, ...erasureOf(stored)];
  return all.reverse().sort((a, b) => b.at.localeCompare(a.at));
}

function erasureOf({ _id, erasedAt, erasedBy }: StoredOrder): Change[] {
  if (!erasedAt) return [];
  const [at, by] = [erasedAt.toISOString(), erasedBy ?? 'customer'];
  return [{ at, by, of: 'order', id: _id.toHexString(), action: 'erased', before: {}, after: {} }];
}
