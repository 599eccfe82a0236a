import type { Types } from 'mongoose';
import { orderStates, type OrderStatus } from '../../../contract/order/order-status.ts';
import { ApiError } from '../../../http/api-error.ts';
import { undoMs, type StoredOrder } from '../../../order-record/order.model.ts';
import { changeOrder } from '../process/change-order.ts';
import { start } from '../process/finish-work.ts';
import { stockTrackedAmong, nameOf, pushesOf } from '../process/step.ts';

interface UndoRequest {
  id: string;
  /** The step to undo; the last one, whatever it was, when absent. */
  step: OrderStatus | undefined;
  /** The books of that step, when it was not of all. */
  items?: string[] | undefined;
  /** The admin's name. */
  by: string;
  /** However long ago it was. */
  isLate?: boolean;
}

/**
 * Takes an admin's last step of an order back; both stay in the history. An order that becomes a
 * sale again takes its copies as a new one does. Throws 404, 409 `invalid_transition` when there is
 * nothing to undo any more, and 409 `insufficient_stock` when a copy was sold meanwhile.
 */
export function undoStatus({ id, step, items, by, isLate }: UndoRequest): Promise<StoredOrder> {
  const plan = (order: StoredOrder) => {
    const { to, at, returned } = lastStep(order, { step, items, isLate });
    const undo = { status: to, at: new Date(), by, undo: true, ...(returned && { returned }) };
    const isSaleAgain = orderStates[to].isSale && !orderStates[order.status as OrderStatus].isSale;
    const bookIds = returned && stockTrackedAmong(order, returned);
    return {
      ...(isSaleAgain || returned
        ? start('take', { next: undo, bookIds })
        : { $set: { status: to }, $push: pushesOf(undo) }),
      $pull: { outbox: { at } },
    };
  };
  return changeOrder({ _id: id }, plan);
}

/** When it was, and where back to. Throws 409 unless it is an admin's of a moment ago, as meant. */
function lastStep(
  order: StoredOrder,
  { step, items, isLate = false }: Pick<UndoRequest, 'step' | 'items' | 'isLate'>,
) {
  const steps = order.history.filter((entry) => !entry.changed);
  const [before, last] = steps.slice(-2);
  const isMeant =
    (step === undefined || (last && step === nameOf(last))) &&
    (!items || areSame(items, last?.returned ?? []));
  const isRecent = isLate || (last !== undefined && last.at.getTime() > Date.now() - undoMs);
  const isOver = order.process?.next ?? order.erasedAt;
  if (!before || !last?.by || last.undo || !isMeant || !isRecent || isOver) {
    const message = `That this order became ${step ?? order.status} cannot be undone any more.`;
    throw new ApiError('invalid_transition', message);
  }
  return { to: before.status, at: last.at, returned: last.returned ?? undefined };
}

function areSame(ids: string[], books: Types.ObjectId[]): boolean {
  const named = new Set(ids);
  return named.size === books.length && books.every((id) => named.has(id.toHexString()));
}
