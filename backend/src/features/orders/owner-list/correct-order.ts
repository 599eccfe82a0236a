import { recipientEtag } from '../../../contract/order/recipient-etag.ts';
import type { OrderCorrection } from '../../../contract/order/order.ts';
import { orderStates, orderStatuses } from '../../../contract/order/order-status.ts';
import { ApiError, invalidFields, staleUpdate } from '../../../http/api-error.ts';
import { nextUpdatedAt } from '../../../models/orders/next-updated-at.ts';
import {
  OrderModel,
  toAddress,
  toOrder,
  type StoredOrder,
} from '../../../models/orders/order.model.ts';
import { matchesEtag } from '../../../response-cache/etag.ts';
import { readOrder } from '../read-order.queries.ts';
import { searchWordsOf } from '../../../text/search-words.ts';
import { rule } from '../../../contract/words/rules.ts';

/**
 * Corrects name, phone, address and company while the parcel is in the shop; absent fields stay as they
 * are. Throws 404, 409 `invalid_transition`, 400 for the address of an order that
 * is collected, and with `ifMatch` 412 `stale_update` after another correction.
 */
export async function correctOrder(
  id: string,
  correction: OrderCorrection,
  by: string,
  ifMatch?: string,
): Promise<StoredOrder> {
  const correctable = orderStatuses.filter((status) => orderStates[status].canBeCorrected);
  for (;;) {
    const order = await readOrder({ _id: id });
    const { status } = order;
    if (!correctable.some((each) => each === status)) {
      const message = `An order that is ${status} cannot be corrected any more.`;
      throw new ApiError('invalid_transition', message);
    }
    if (ifMatch !== undefined && !matchesEtag(ifMatch, recipientEtag(order)))
      throw staleOrder(order);
    if (order.pickup && correction.address) {
      throw invalidFields(
        { address: [rule('not_asked_for')] },
        'It is collected in the shop and sent nowhere.',
      );
    }
    const values = corrected(order, correction);
    const changed = (['name', 'phone', 'address', 'company', 'vatNumber'] as const).filter(
      (field) =>
        JSON.stringify(values[field]) !== JSON.stringify(correctableFieldsOf(order)[field]),
    );
    if (changed.length === 0) return order;
    const { email, items } = order;
    const { name, phone, address, company, vatNumber } = values;
    const saved = await OrderModel.findOneAndUpdate(
      // A correction at the same moment makes this one start again.
      { _id: id, status, history: { $size: order.history.length } },
      {
        $set: {
          name,
          phone,
          address,
          ...(changed.includes('company') && { company }),
          ...(changed.includes('vatNumber') && { vatNumber }),
          searchWords: searchWordsOf({ ...values, email: email ?? '', items }),
          updatedAt: nextUpdatedAt(order.updatedAt),
        },
        $push: { history: { status, at: new Date(), by, changed } },
      },
      { returnDocument: 'after', timestamps: false },
    ).lean();
    if (saved) return saved;
  }
}

function staleOrder(order: StoredOrder): ApiError {
  const { by = '', at } = order.history.findLast(({ changed }) => changed) ?? {};
  return staleUpdate('This order was corrected meanwhile.', {
    current: toOrder(order, 'admin'),
    etag: recipientEtag(order),
    ...(at && { changed: { by: by ?? '', at: at.toISOString() } }),
  });
}

function corrected(order: StoredOrder, { address, ...correction }: OrderCorrection) {
  const before = correctableFieldsOf(order);
  const merged = { ...before.address, ...address };
  return { ...before, ...correction, address: { ...merged, street: merged.street || undefined } };
}

function correctableFieldsOf({ name, phone, address, company, vatNumber }: StoredOrder) {
  return {
    name,
    phone,
    address: toAddress(address),
    company: company ?? '',
    vatNumber: vatNumber ?? '',
  };
}
