import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { useState } from 'react';
import { isResponseLost, readApiProblem, type ApiProblem } from '@/api/api-error';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { showFailure } from '@/ui/show-failure';
import { adminOrdersApi } from './admin-orders.api';
import { pluralize } from '@/ui/text/formats';
import { stepLabel } from './admin-order-labels';
import { statusLabel } from '@/ui/text/status-labels';

/** The API takes a step back for ten seconds; the way there and back needs some of them. */
const undoMs = 9000;

/** What the shop is told of a step that it answered, or did not answer. */
interface Notified {
  /** Whether an order has taken it. */
  isIn: (order: Order) => boolean;
  title: string;
  explain: (problem: ApiProblem) => string;
}

/**
 * Moves an order and offers to take that back. A step that makes it no sale asks first. One on its way
 * shows at once in `order`, until the API tells of it or it fails.
 */
export function useOrderStep(known: Order) {
  const { _id: id, number, history } = known;
  const [move, { isLoading }] = adminOrdersApi.useMoveOrderMutation();
  const [revert] = adminOrdersApi.useMoveOrderMutation();
  const [readOrder] = adminOrdersApi.useLazyReadAdminOrderQuery();
  const [sent, setSent] = useState<{ status: OrderStatus; at: string; after: number }>();
  const isOnItsWay = sent?.after === history.length;
  const order = isOnItsWay ? { ...known, status: sent.status, history: [...history, sent] } : known;

  const undoOf = (status: OrderStatus, items?: string[]) => ({
    of: id,
    name: `Order ${number}`,
    forMs: undoMs,
    undo: () => void undo(status, items),
  });

  const undo = async (status: OrderStatus, items?: string[]): Promise<void> => {
    const response = await revert({ id, step: { undo: true, step: status, items } });
    if (response.error) {
      const again = undoOf(status, items);
      return showFailure(explainUndo(response.error, known, status), response.error, again);
    }
    const now = statusLabel(response.data.status, response.data).toLowerCase();
    void showToast({
      title: items
        ? `${pluralize(items.length, 'book')} of order ${number} did not come back after all.`
        : `Order ${number} is ${now} again.`,
    });
  };

  const refetch = async () => {
    await readOrder(id); // this may be the answer to what was asked before the step
    return readOrder(id);
  };

  /** Returns whether the step is taken. */
  const send = async (
    step: { status: OrderStatus; items?: string[] },
    { isIn, title, explain }: Notified,
  ): Promise<boolean> => {
    const { error } = await move({ id, step });
    const problem = error && readApiProblem(error);
    // Without an answer only the order tells whether the step was taken.
    const now = problem && isResponseLost(problem) ? await refetch() : undefined;
    if (problem && !(now?.isSuccess && isIn(now.data))) {
      const failure = now?.isError
        ? `It is not certain whether order ${number} was changed. Please look at it before you try again.`
        : explain(problem);
      void showFailure(failure, error);
      return false;
    }
    void showUndoToast({ title, namesUndo: true }, undoOf(step.status, step.items));
    return true;
  };

  const returnBooks = (items: string[]) =>
    send(
      { status: 'returned', items },
      {
        isIn: ({ items: all }) =>
          all.every(({ bookId, returnedAt }) => returnedAt || !items.includes(bookId)),
        title: `${pluralize(items.length, 'book')} of order ${number} came back.`,
        explain: explainReturn,
      },
    );

  const takeStep = async (status: OrderStatus) => {
    if (!orderStates[status].isSale && !(await confirmEnd(known, status))) return;
    setSent({ status, at: new Date().toISOString(), after: history.length });
    const title = `Order ${number} is now ${statusLabel(status, known).toLowerCase()}.`;
    const isIn = (now: Order) => now.status === status;
    if (!(await send({ status }, { isIn, title, explain }))) setSent(undefined);
  };

  return { order, takeStep, returnBooks, isLoading };
}
export type OrderMoves = ReturnType<typeof useOrderStep>;

function confirmEnd(order: Order, status: OrderStatus): Promise<boolean> {
  const isReturn = status === 'returned';
  return askToConfirm(
    {
      title: isReturn ? `Did order ${order.number} come back?` : `Cancel order ${order.number}?`,
      text: `Its books go back into stock, and the customer sees it as ${statusLabel(status, order).toLowerCase()}.`,
      icon: 'warning',
    },
    { confirm: stepLabel(status, order), cancel: isReturn ? 'Leave as it is' : 'Keep order' },
  );
}

function explain({ code }: ApiProblem): string {
  return code === 'invalid_transition'
    ? 'Somebody else moved this order meanwhile.'
    : 'The order could not be changed. Please try again.';
}

/** The API names the book that came back before, and what nothing can come back of. */
function explainReturn(problem: ApiProblem): string {
  if (problem.code === 'invalid_transition' && problem.message) return problem.message;
  return problem.code === 'request_in_progress'
    ? 'Somebody else is moving this order. Please try again in a moment.'
    : explain(problem);
}

function explainUndo(error: unknown, order: Order, status: OrderStatus): string {
  const now = statusLabel(status, order).toLowerCase();
  const { code } = readApiProblem(error);
  if (code === 'insufficient_stock') {
    return `A book of order ${order.number} was sold meanwhile, so the order stays ${now}.`;
  }
  if (code === 'invalid_transition') {
    return 'Too late: that step was more than ten seconds ago, or somebody else moved the order.';
  }
  return 'The step could not be undone. Please look at the order.';
}
