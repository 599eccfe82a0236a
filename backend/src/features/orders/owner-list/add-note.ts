import { keyScopes, makeOnce, requestKeyOf } from '../../../http/idempotency-key.ts';
import { raiseUpdatedAt } from '../../../models/orders/next-updated-at.ts';
import { OrderModel } from '../../../models/orders/order.model.ts';
import { orderErased, readOrder } from '../read-order.queries.ts';

interface NewNote {
  id: string;
  text: string;
  /** The `Idempotency-Key`: the same key of the same admin is the same note. */
  key: string | undefined;
  adminId: string;
  /** The admin's name. */
  by: string;
}

/**
 * Adds a note that only the shop sees. Throws 404, 409 for an erased order, of which notes are erased
 * too, and 422 for a key used for something else.
 */
export async function addNote({ id, text, key, adminId, by }: NewNote) {
  const request = requestKeyOf(keyScopes.note(adminId), key, { id, text });
  const { isReplayed } = await makeOnce(request, async (session) => {
    const { erasedAt } = await readOrder({ _id: id }, session);
    if (erasedAt) throw orderErased();
    const at = new Date();
    await OrderModel.updateOne(
      { _id: id },
      { $push: { notes: { text, at, by } }, ...raiseUpdatedAt(at) },
      { session, timestamps: false },
    );
    return true;
  });
  return { order: await readOrder({ _id: id }), isReplayed };
}
