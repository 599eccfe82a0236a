import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { useState } from 'react';
import { isAnswerLost, readApiProblem, type ApiProblem } from '@/api/api-error';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { showFailure } from '@/ui/notices/show-failure';
import { useLazyReadAdminOrderQuery, useMoveOrderMutation } from './admin-orders.api';
import { countOf } from '@/ui/text/formats';
import { stepWord } from './admin-order-words';
import { statusWord } from '@/ui/text/status-words';

/** The API takes a step back for ten seconds; the way there and back needs some of them. */
const undoMs = 9000;

/** What the shop is told of a step that it answered, or did not answer. */
interface Told {
  /** Whether an order has taken it. */
  isIn: (order: Order) => boolean;
  title: string;
  explain: (problem: ApiProblem) => string;
  undo: () => Promise<void>;
}

/**
 * Moves an order and offers to take that back. A step that makes it no sale asks first. One on its way
 * shows at once in `order`, until the API tells of it or it fails.
 */
export function useOrderStep(known: Order) {
  const { _id: id, number, history } = known;
  const [move, { isLoading }] = useMoveOrderMutation();
  const [takeBack] = useMoveOrderMutation();
  const [readOrder] = useLazyReadAdminOrderQuery();
  const [sent, setSent] = useState<{ status: OrderStatus; at: string; after: number }>();
  const isOnItsWay = sent?.after === history.length;
  const order = isOnItsWay ? { ...known, status: sent.status, history: [...history, sent] } : known;

  const undoOf = (takeItBack: () => Promise<void>) => ({
    ...{ of: id, name: `Order ${number}`, forMs: undoMs },
    undo: () => void takeItBack(),
  });

  const undo = async (status: OrderStatus, items?: string[]): Promise<void> => {
    const answer = await takeBack({ id, step: { undo: true, step: status, items } });
    if (answer.error) {
      const again = undoOf(() => undo(status, items));
      return showFailure(explainUndo(answer.error, known, status), answer.error, again);
    }
    const now = statusWord(answer.data.status, answer.data).toLowerCase();
    void showToast({
      title: items
        ? `${countOf(items.length, 'book')} of order ${number} did not come back after all.`
        : `Order ${number} is ${now} again.`,
    });
  };

  const readAnew = async () => {
    await readOrder(id); // this may be the answer to what was asked before the step
    return readOrder(id);
  };

  const tell = async (error: unknown, { isIn, title, explain, undo: takeItBack }: Told) => {
    const problem = error ? readApiProblem(error) : undefined;
    // Without an answer only the order tells whether the step was taken.
    const now = problem && isAnswerLost(problem) ? await readAnew() : undefined;
    if (problem && !(now?.isSuccess && isIn(now.data))) {
      void showFailure(now?.isError ? unknownOutcome(number) : explain(problem), error);
      return false;
    }
    void showUndoToast({ title }, undoOf(takeItBack));
    return true;
  };

  /** Returns whether the books are noted as returned. */
  const returnBooks = async (items: string[]): Promise<boolean> => {
    const { error } = await move({ id, step: { status: 'returned', items } });
    return tell(error, {
      isIn: ({ items: all }) =>
        all.every(({ bookId, returnedAt }) => returnedAt || !items.includes(bookId)),
      title: `${countOf(items.length, 'book')} of order ${number} came back.`,
      explain: explainReturn,
      undo: () => undo('returned', items),
    });
  };

  const takeStep = async (status: OrderStatus) => {
    if (!orderStates[status].isSale && !(await confirmEnd(known, status))) return;
    setSent({ status, at: new Date().toISOString(), after: history.length });
    const { error } = await move({ id, step: { status } });
    const isTaken = await tell(error, {
      isIn: (now) => now.status === status,
      title: `Order ${number} is now ${statusWord(status, known).toLowerCase()}.`,
      explain,
      undo: () => undo(status),
    });
    if (!isTaken) setSent(undefined);
  };

  return { order, takeStep, returnBooks, isLoading };
}
export type OrderMoves = ReturnType<typeof useOrderStep>;

function confirmEnd(order: Order, status: OrderStatus): Promise<boolean> {
  const isReturn = status === 'returned';
  return askToConfirm(
    {
      title: isReturn ? `Did order ${order.number} come back?` : `Cancel order ${order.number}?`,
      text: `Its books go back into stock, and the customer sees it as ${statusWord(status, order).toLowerCase()}.`,
      icon: 'warning',
    },
    { confirm: stepWord(status, order), cancel: isReturn ? 'Leave as it is' : 'Keep order' },
  );
}

function unknownOutcome(number: number): string {
  return `It is not certain whether order ${number} was changed. Please look at it before you try again.`;
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
  const now = statusWord(status, order).toLowerCase();
  const { code } = readApiProblem(error);
  if (code === 'insufficient_stock') {
    return `A book of order ${order.number} was sold meanwhile, so the order stays ${now}.`;
  }
  if (code === 'invalid_transition') {
    return 'Too late: that step was more than ten seconds ago, or somebody else moved the order.';
  }
  return 'The step could not be taken back. Please look at the order.';
}
