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
import {
  booksHere,
  booksOut,
  copiesBack,
  hasSent,
  itemsSent,
  itemsWith,
  nameOf,
  type Step,
} from './order-step.ts';
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
  if (
    by &&
    hasSent(
      order,
      order.items.map(({ bookId }) => bookId),
    )
  ) {
    if (status === 'shipped') return planSent(order, { bookIds: booksHere(order), by });
    if (status === 'cancelled') return planRestCancelled(order, by);
  }
  return {
    $set: { status },
    step: { status, at: new Date(), ...(by && { by }) },
    ...(!isSale && {
      restock: status === 'returned' ? copiesBack(order) : order.stockTrackedBookIds,
    }),
  };
}

/**
 * Books of an order are sent before the others. The order stays what it was until all are. Throws 400
 * for a book that is not in it, and 409 for one that has gone, and for an order that is not sent now.
 */
export function planSent(
  order: StoredOrder,
  { bookIds, by }: { bookIds: Types.ObjectId[]; by: string },
): PlannedStep {
  refuseForeign(order, bookIds, 'Only books of this order can be sent.');
  const canBeSent = nextStatuses({ ...order, pickup: order.pickup ?? undefined }, 'admin');
  const isHere = new Set(booksHere(order).map(String));
  const gone = bookIds.filter((id) => !isHere.has(String(id))).map(String);
  if (!canBeSent.includes('shipped') || gone.length > 0) {
    const message = 'These books of the order cannot be sent now.';
    throw new ApiError('invalid_transition', message, { bookIds: gone });
  }
  const at = new Date();
  const items = itemsSent(order, bookIds, at);
  const status = booksHere({ items }).length === 0 ? 'shipped' : order.status;
  return { $set: { items, status }, step: { status, at, by, sent: bookIds } };
}

/** What was sent stays an order; what was not is taken out of it. */
function planRestCancelled(order: StoredOrder, by: string): PlannedStep {
  const at = new Date();
  const bookIds = booksHere(order);
  return {
    $set: { ...itemsWith(order, bookIds, at), status: 'shipped' },
    step: { status: 'shipped', at, by, returned: bookIds },
    restock: copiesBack(order, bookIds),
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
  const isAllBack = booksOut(changes).length === 0;
  const status = isAllBack ? 'returned' : order.status;
  return {
    $set: { ...changes, status },
    step: { status, at, by, returned: bookIds },
    restock: copiesBack(order, bookIds),
  };
}

function refuseForeign({ items }: StoredOrder, named: Types.ObjectId[], message: string): void {
  const foreign = named.filter((id) => !items.some(({ bookId }) => bookId.equals(id)));
  if (foreign.length === 0) return;
  throw invalidFields({ items: [rule('not_of_order', { ids: foreign.map(String) })] }, message);
}

function refuseReturn(order: StoredOrder, returned: Types.ObjectId[]): void {
  refuseForeign(order, returned, 'Only books of this order can come back.');
  const byId = new Map(order.items.map((item) => [String(item.bookId), item]));
  const back = returned.filter((id) => byId.get(String(id))?.returnedAt);
  if (back.length > 0) {
    const titles = back.map((id) => `“${byId.get(String(id))?.title}”`).join(', ');
    const bookIds = back.map(String);
    throw new ApiError('invalid_transition', `${titles} came back before.`, { bookIds });
  }
  const areSent = returned.every((id) => byId.get(String(id))?.sentAt);
  if (!areSent && !canBecome(order.status, 'returned', 'admin')) {
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
  const { to, at, returned, sent } = lastStep(order, request);
  const isSaleAgain = orderStates[to].isSale && !orderStates[order.status].isSale;
  const hasComeBack = returned ?? order.status === 'returned';
  const books = hasComeBack ? copiesBack(order, returned) : order.stockTrackedBookIds;
  return {
    $set: {
      status: to,
      ...(returned && itemsWith(order, returned)),
      ...(sent && { items: itemsSent(order, sent) }),
    },
    step: {
      ...{ status: to, at: new Date(), by: request.by, undo: true },
      ...(returned && { returned }),
      ...(sent && { sent }),
    },
    ...((isSaleAgain || returned) && { reserve: books }),
    undoes: at,
  };
}

/** When it was, and where back to. Throws 409 unless it is an admin's of a moment ago, as meant. */
function lastStep(order: StoredOrder, { step, items, isLate = false }: UndoRequest) {
  const steps = order.history.filter((entry) => !entry.changed);
  const [before, last] = steps.slice(-2);
  const isMeant =
    (step === undefined || (last && isNamed(last, step))) &&
    (!items || areSame(items, last?.returned ?? last?.sent ?? []));
  const isRecent = isLate || (last !== undefined && last.at.getTime() > Date.now() - undoMs);
  if (!before || !last?.by || last.undo || !isMeant || !isRecent || order.erasedAt) {
    const message = `That this order became ${step ?? order.status} cannot be undone any more.`;
    throw new ApiError('invalid_transition', message);
  }
  const { at, returned, sent } = last;
  return { to: before.status, at, returned: returned ?? undefined, sent: sent ?? undefined };
}

/** The rest of an order in parts is cancelled, and the order is shipped by that. */
function isNamed(last: Step, step: OrderStatus): boolean {
  const isRestCancelled = last.returned !== undefined && last.status === 'shipped';
  return step === nameOf(last) || (isRestCancelled && step === 'cancelled');
}

function areSame(ids: string[], books: Types.ObjectId[]): boolean {
  const named = new Set(ids);
  return named.size === books.length && books.every((id) => named.has(id.toHexString()));
}
