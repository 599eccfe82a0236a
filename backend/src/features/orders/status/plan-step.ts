import { type Types } from 'mongoose';
import {
  canBecome,
  nextStatuses,
  orderStates,
  type OrderActor,
  type OrderStatus,
} from '../../../contract/order/order-status.ts';
import { isSentInPart } from '../../../contract/order/item-state.ts';
import { ApiError, invalidFields } from '../../../http/api-error.ts';
import type { StoredOrder } from '../../../models/orders/order.model.ts';
import {
  booksToRestock,
  unreturnedBooks,
  unsentBooks,
  withReturned,
  withTime,
} from './order-books.ts';
import { timeOfNewStep, stepName, undoMs, type Step } from './order-step.ts';
import { rule } from '../../../contract/words/rules.ts';

/** The changes of a step. Plans are pure, since a transaction may run again. */
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

export interface StatusChange {
  status: OrderStatus;
  actor: OrderActor;
  /** The admin's name. */
  by?: string | undefined;
}

/** Plans the next status; one that ends the sale restocks the copies. Throws 409 `invalid_transition`. */
export function planStatus(order: StoredOrder, { status, actor, by }: StatusChange): PlannedStep {
  const { isSale } = orderStates[status];
  // Books that came back before must not be restocked twice.
  const isPart = !isSale && order.returnedCents != null;
  const isForRest = isPart && by && (status === 'returned' || isSentInPart(order));
  const isNext = nextStatuses(order, actor).includes(status);
  if (!isNext || (isPart && !isForRest)) {
    const pickup = order.pickup ? ' and collected in the shop' : '';
    const message = `An order that is ${order.status}${pickup} cannot become ${status}.`;
    throw new ApiError('invalid_transition', message);
  }
  if (isForRest && status === 'returned')
    return planReturn(order, { bookIds: unreturnedBooks(order), by });
  if (by && isSentInPart(order)) {
    if (status === 'shipped') return planSent(order, { bookIds: unsentBooks(order), by });
    if (status === 'cancelled')
      return planRemoval(order, { bookIds: unsentBooks(order), by }, 'shipped');
  }
  return {
    $set: { status },
    step: { status, at: timeOfNewStep(order), ...(by && { by }) },
    ...(!isSale && {
      restock: status === 'returned' ? booksToRestock(order) : order.stockTrackedBookIds,
    }),
  };
}

/**
 * Plans that books of an order are sent before the others; its status changes with the last of them.
 * Throws 400 for a book that is not in the order, 409 for a book that was sent or returned, and for an
 * order that cannot be sent now.
 */
export function planSent(
  order: StoredOrder,
  { bookIds, by }: { bookIds: Types.ObjectId[]; by: string },
): PlannedStep {
  assertBooksOfOrder(order, bookIds, 'Only books of this order can be sent.');
  const canBeSent = nextStatuses(order, 'admin');
  const unsent = new Set(unsentBooks(order).map(String));
  const notSendable = bookIds.filter((id) => !unsent.has(String(id))).map(String);
  if (!canBeSent.includes('shipped') || notSendable.length > 0) {
    const message = 'These books of the order cannot be sent now.';
    throw new ApiError('invalid_transition', message, { bookIds: notSendable });
  }
  const at = timeOfNewStep(order);
  const items = withTime(order.items, 'sentAt', { bookIds, at });
  const status = unsentBooks({ items }).length === 0 ? 'shipped' : order.status;
  return { $set: { items, status }, step: { status, at, by, sent: bookIds } };
}

/**
 * Plans that books of an order come back; its status changes with the last of them. Throws 400 for a
 * book that is not in the order, 409 for a book that came back before, and for an order in a status
 * without returns.
 */
export function planReturn(
  order: StoredOrder,
  books: { bookIds: Types.ObjectId[]; by: string },
): PlannedStep {
  assertReturnable(order, books.bookIds);
  return planRemoval(order, books, order.status);
}

/** Plans that books are taken out of the order: it is `returned` with the last of them. */
function planRemoval(
  order: StoredOrder,
  { bookIds, by }: { bookIds: Types.ObjectId[]; by: string },
  statusOfRest: OrderStatus,
): PlannedStep {
  const at = timeOfNewStep(order);
  const changes = withReturned(order, bookIds, at);
  const status = unreturnedBooks(changes).length === 0 ? 'returned' : statusOfRest;
  return {
    $set: { ...changes, status },
    step: { status, at, by, returned: bookIds },
    restock: booksToRestock(order, bookIds),
  };
}

function assertBooksOfOrder(
  { items }: StoredOrder,
  named: Types.ObjectId[],
  message: string,
): void {
  const foreign = named.filter((id) => !items.some(({ bookId }) => bookId.equals(id)));
  if (foreign.length === 0) return;
  throw invalidFields({ items: [rule('not_of_order', { ids: foreign.map(String) })] }, message);
}

function assertReturnable(order: StoredOrder, returned: Types.ObjectId[]): void {
  assertBooksOfOrder(order, returned, 'Only books of this order can come back.');
  const byId = new Map(order.items.map((item) => [String(item.bookId), item]));
  const alreadyReturned = returned.filter((id) => byId.get(String(id))?.returnedAt);
  if (alreadyReturned.length > 0) {
    const titles = alreadyReturned.map((id) => `“${byId.get(String(id))?.title}”`).join(', ');
    const bookIds = alreadyReturned.map(String);
    throw new ApiError('invalid_transition', `${titles} came back before.`, { bookIds });
  }
  const areSent = returned.every((id) => byId.get(String(id))?.sentAt);
  if (!areSent && !canBecome(order.status, 'returned', 'admin')) {
    const message = `Nothing can come back of an order that is ${order.status}.`;
    throw new ApiError('invalid_transition', message);
  }
}

export interface UndoRequest {
  /** The step to undo; the last one when absent. */
  step: OrderStatus | undefined;
  /** The books of that step, when it was not of all. */
  items?: string[] | undefined;
  /** The admin's name. */
  by: string;
  /** Also after the ten seconds. */
  isLate?: boolean;
}

/**
 * Plans the undo of an admin's last step; both stay in the history. An order that becomes a sale again
 * reserves its copies. Throws 409 `invalid_transition` when the step can no longer be undone.
 */
export function planUndo(order: StoredOrder, request: UndoRequest): PlannedStep {
  const { to, at, returned, sent } = lastStep(order, request);
  const isSaleAgain = orderStates[to].isSale && !orderStates[order.status].isSale;
  const isReturned = returned !== undefined || order.status === 'returned';
  const books = isReturned ? booksToRestock(order, returned) : order.stockTrackedBookIds;
  return {
    $set: {
      status: to,
      ...(returned && withReturned(order, returned)),
      ...(sent && { items: withTime(order.items, 'sentAt', { bookIds: sent }) }),
    },
    step: {
      status: to,
      at: timeOfNewStep(order),
      by: request.by,
      undo: true,
      ...(returned && { returned }),
      ...(sent && { sent }),
    },
    ...((isSaleAgain || returned) && { reserve: books }),
    undoes: at,
  };
}

/** The last step and the status before it. Throws 409 unless it is recent, an admin's and the one meant. */
function lastStep(order: StoredOrder, { step, items, isLate = false }: UndoRequest) {
  const steps = order.history.filter((entry) => !entry.changed);
  const [before, last] = steps.slice(-2);
  const isMeant =
    (step === undefined || (last && before && isNamed(last, before.status, step))) &&
    (!items || areSame(items, last?.returned ?? last?.sent ?? []));
  const isRecent = isLate || (last !== undefined && last.at.getTime() > Date.now() - undoMs);
  if (!before || !last?.by || last.undo || !isMeant || !isRecent || order.erasedAt) {
    const message = `That this order became ${step ?? order.status} cannot be undone any more.`;
    throw new ApiError('invalid_transition', message);
  }
  const { at, returned, sent } = last;
  return { to: before.status, at, returned: returned ?? undefined, sent: sent ?? undefined };
}

/**
 * Whether the last step has this name. Cancelling the unsent rest of an order returns its books, and
 * makes the order `shipped` or `returned`.
 */
function isNamed(last: Step, before: OrderStatus, step: OrderStatus): boolean {
  const isRestCancelled =
    last.returned && last.status !== before && canBecome(before, 'cancelled', 'admin');
  return step === stepName(last) || (step === 'cancelled' && Boolean(isRestCancelled));
}

function areSame(ids: string[], books: Types.ObjectId[]): boolean {
  const named = new Set(ids);
  return named.size === books.length && books.every((id) => named.has(id.toHexString()));
}
