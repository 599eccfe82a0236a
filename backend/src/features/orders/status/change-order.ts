import { Types, type ClientSession } from 'mongoose';
import type { OrderStatus } from '../../../contract/order/order-status.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { nextUpdatedAt } from '../../../models/orders/next-updated-at.ts';
import { OrderModel, type StoredOrder } from '../../../models/orders/order.model.ts';
import { dropQueuedEmails, queueEmails } from '../../../models/emails/queued-email.model.ts';
import { readOrder, type OrderSelector } from '../read-order.queries.ts';
import { reserve, restock } from '../stock/reserve-stock.ts';
import { emailsAbout } from './order-step.ts';
import {
  planReturn,
  planSent,
  planStatus,
  planUndo,
  type PlannedStep,
  type StatusChange,
  type UndoRequest,
} from './plan-step.ts';

interface OrderStatusChange extends StatusChange {
  selector: OrderSelector;
}

/** Changes the status of an order. Throws 404 or 409 `invalid_transition`. */
export function changeStatus(change: OrderStatusChange): Promise<StoredOrder> {
  return inTransaction((session) => changeStatusIn(session, change));
}

/** The same within a transaction. */
export function changeStatusIn(
  session: ClientSession,
  { selector, ...change }: OrderStatusChange,
): Promise<StoredOrder> {
  return takeStep(session, selector, (order) => planStatus(order, change));
}

interface BooksChange {
  id: string;
  status: OrderStatus;
  bookIds: string[];
  /** The admin's name. */
  by: string;
}

/** Sends some books of an order, or notes that they came back. Throws 404, 400, 409. */
export function changeBooks({ id, status, bookIds, by }: BooksChange): Promise<StoredOrder> {
  const plan = status === 'shipped' ? planSent : planReturn;
  const books = { bookIds: bookIds.map((bookId) => new Types.ObjectId(bookId)), by };
  return inTransaction((session) => takeStep(session, { _id: id }, (order) => plan(order, books)));
}

/**
 * Undoes an admin's last step. Throws 404, 409 `invalid_transition`, and 409 `insufficient_stock`
 * when a copy was sold meanwhile.
 */
export function undoStatus(request: UndoRequest & { id: string }): Promise<StoredOrder> {
  return inTransaction((session) => undoStatusIn(session, request));
}

/** The same within a transaction. */
export function undoStatusIn(
  session: ClientSession,
  { id, ...request }: UndoRequest & { id: string },
): Promise<StoredOrder> {
  return takeStep(session, { _id: id }, (order) => planUndo(order, request));
}

/** Writes a step of the order, its emails and the stock in one transaction. */
async function takeStep(
  session: ClientSession,
  selector: OrderSelector,
  plan: (order: StoredOrder) => PlannedStep,
): Promise<StoredOrder> {
  const order = await readOrder(selector, session);
  const planned = plan(order);
  const { step } = planned;
  const updatedAt = nextUpdatedAt(order.updatedAt);
  const changed = await OrderModel.findOneAndUpdate(
    { _id: order._id },
    { $set: { ...planned.$set, updatedAt }, $push: { history: step } },
    { session, returnDocument: 'after', timestamps: false },
  )
    .orFail()
    .lean();
  if (planned.undoes) {
    await dropQueuedEmails({ recordIds: [order._id], at: planned.undoes }, session);
  }
  await queueEmails([emailsAbout(order, step)], session);
  if (planned.reserve) await reserve(planned.reserve, session);
  if (planned.restock) await restock(planned.restock, session);
  return changed;
}
