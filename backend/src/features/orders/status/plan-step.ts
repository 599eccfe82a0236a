import { type Types } from 'mongoose';
import {
  canBecome,
  nextStatuses,
  orderStates,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { ApiError, invalidFields } from '../../../http/api-error.ts';
import { undoMs, type StoredOrder } from '../../../order-record/order.model.ts';
import { booksOut, copiesBack, itemsWith, nameOf, type Step } from './order-step.ts';
import { rule } from '../../../contract/words/rules.ts';

/** What a step does: pure, so that a transaction may plan it again. */
export interface PlannedStep {
  /** Fields of the order that change. */
  $set: Partial<Pick<StoredOrder, 'status' | 'items' | 'returnedCents'>>;
  step: Step;
  /** Copies that go back into the stock, or out of it again. */
  restock?: Types.ObjectId[];
  reserve?: Types.ObjectId[];
  /** Moment of the step that is undone: its emails are dropped. */
  undoes?: Date;
}

interface StatusChange {
  status: OrderStatus;
  actor: OrderActor;
  /** The admin's name. */
  by?: string | undefined;
}

/** The next status; one that ends the sale brings the copies back. Throws 409 `invalid_transition`. */
export function planStatus(order: StoredOrder, { status, actor, by }: StatusChange): PlannedStep {
  const { isSale } = orderStates[status];
  // Books that came back before must not come back once more.
  const isPart = !isSale && order.returnedCents != null;
  const isForRest = isPart && status === 'returned' && by;
  const isNext = nextStatuses({ ...order, pickup: order.pickup ?? undefined }, actor).includes(
    status,
  );
  if (!isNext || (isPart && !isForRest)) {
    const pickup = order.pickup ? ' and collected in the shop' : '';
    const message = `An order that is ${order.status}${pickup} cannot become ${status}.`;
    throw new ApiError('invalid_transition', message);
  }
  if (isForRest) return planReturn(order, { bookIds: booksOut(order), by });
  return {
    $set: { status },
    step: { status, at: new Date(), ...(by && { by }) },
    ...(!isSale && {
      restock: status === 'returned' ? copiesBack(order) : order.stockTrackedBookIds,
    }),
  };
}

/**
 * Books of an order come back. The order stays what it was until all have. Throws 400 for a book
 * that is not in it, and 409 for one that came back before, and for an order that nothing can come
 * back of.
 */
export function planReturn(
  order: StoredOrder,
  { bookIds, by }: { bookIds: Types.ObjectId[]; by: string },
): PlannedStep {
  refuseReturn(order, bookIds);
  const at = new Date();
  const changes = itemsWith(order, bookIds, at);
  const status = booksOut(changes).length === 0 ? 'returned' : order.status;
  return {
    $set: { ...changes, status },
    step: { status, at, by, returned: bookIds },
    restock: copiesBack(order, bookIds),
  };
}

function refuseReturn(order: StoredOrder, returned: Types.ObjectId[]): void {
  const byId = new Map(order.items.map((item) => [String(item.bookId), item]));
  const foreign = returned.filter((id) => !byId.has(String(id)));
  if (foreign.length > 0) {
    throw invalidFields(
      { items: [rule('not_of_order', { ids: foreign.map(String) })] },
      'Only books of this order can come back.',
    );
  }
  const back = returned.filter((id) => byId.get(String(id))?.returnedAt);
  if (back.length > 0) {
    const titles = back.map((id) => `“${byId.get(String(id))?.title}”`).join(', ');
    const bookIds = back.map(String);
    throw new ApiError('invalid_transition', `${titles} came back before.`, { bookIds });
  }
  if (!canBecome(order.status, 'returned', 'admin')) {
    const message = `Nothing can come back of an order that is ${order.status}.`;
    throw new ApiError('invalid_transition', message);
  }
}

export interface UndoRequest {
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
 * Undoes an admin's last step; both stay in the history. An order that becomes a sale again takes
 * its copies as a new one does. Throws 409 `invalid_transition` when there is nothing to undo any more.
 */
export function planUndo(order: StoredOrder, request: UndoRequest): PlannedStep {
  const { to, at, returned } = lastStep(order, request);
  const isSaleAgain = orderStates[to].isSale && !orderStates[order.status].isSale;
  const hasComeBack = returned ?? order.status === 'returned';
  const books = hasComeBack ? copiesBack(order, returned) : order.stockTrackedBookIds;
  return {
    $set: { status: to, ...(returned && itemsWith(order, returned)) },
    step: { status: to, at: new Date(), by: request.by, undo: true, ...(returned && { returned }) },
    ...((isSaleAgain || returned) && { reserve: books }),
    undoes: at,
  };
}

/** When it was, and where back to. Throws 409 unless it is an admin's of a moment ago, as meant. */
function lastStep(order: StoredOrder, { step, items, isLate = false }: UndoRequest) {
  const steps = order.history.filter((entry) => !entry.changed);
  const [before, last] = steps.slice(-2);
  const isMeant =
    (step === undefined || (last && step === nameOf(last))) &&
    (!items || areSame(items, last?.returned ?? []));
  const isRecent = isLate || (last !== undefined && last.at.getTime() > Date.now() - undoMs);
  if (!before || !last?.by || last.undo || !isMeant || !isRecent || order.erasedAt) {
    const message = `That this order became ${step ?? order.status} cannot be undone any more.`;
    throw new ApiError('invalid_transition', message);
  }
  return { to: before.status, at: last.at, returned: last.returned ?? undefined };
}

function areSame(ids: string[], books: Types.ObjectId[]): boolean {
  const named = new Set(ids);
  return named.size === books.length && books.every((id) => named.has(id.toHexString()));
}
