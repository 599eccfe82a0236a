import { notFound } from '../../../http/api-error.ts';
import { keyScopes, makeOnce, requestKeyOf } from '../../../http/idempotency-key.ts';
import { raiseUpdatedAt } from '../../../order-record/next-updated-at.ts';
import { OrderModel } from '../../../order-record/order.model.ts';
import { readOrder } from '../read-order.queries.ts';

interface NewNote {
  id: string;
  text: string;
  /** The `Idempotency-Key`: the same key of the same admin is the same note. */
  key: string | undefined;
  adminId: string;
  /** The admin's name. */
  by: string;
}

/** Adds a note that only the shop sees. Throws 404, 422 for a key used for something else. */
export async function addNote({ id, text, key, adminId, by }: NewNote) {
  const request = requestKeyOf(keyScopes.note(adminId), key, { id, text });
  const { isReplayed } = await makeOnce(request, async (session) => {
    const at = new Date();
    const noted = await OrderModel.updateOne(
      { _id: id },
      { $push: { notes: { text, at, by } }, ...raiseUpdatedAt(at) },
      { session, timestamps: false },
    );
    if (noted.matchedCount === 0) throw notFound('order');
    return true;
  });
  return { order: await readOrder({ _id: id }), isReplayed };
}
