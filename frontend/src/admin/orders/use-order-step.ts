import type { Order } from '@storyloom/backend/contract/order/order';
import { orderStates, type OrderStatus } from '@storyloom/backend/contract/order/order-status';
import { readApiProblem, type ApiProblem } from '@/api/api-error';
import { askToConfirm, showToast, showUndoToast } from '@/ui/dialog';
import { showFailure } from '@/ui/notices/show-failure';
import {
  useReturnBooksMutation,
  useChangeOrderStatusMutation,
  useLazyReadAdminOrderQuery,
  useUndoOrderStatusMutation,
} from './admin-orders.api';
import { countOf } from '@/ui/text/count';
import { stepWords } from './admin-order-words';
import { statusWords } from '@/ui/text/status-words';

/** The API takes a step back for ten seconds; the way there and back needs some of them. */
const undoMs = 9000;

/** Moves an order and offers to take that back. A step that makes it no sale asks first. */
export function useOrderStep({ _id: id, number }: Order) {
  const [sendStatus, { isLoading }] = useChangeOrderStatusMutation();
  const [sendReturn, { isLoading: isReturning }] = useReturnBooksMutation();
  const [sendUndo] = useUndoOrderStatusMutation();
  const [readOrder] = useLazyReadAdminOrderQuery();

  const undo = async (status: OrderStatus, items?: string[]) => {
    const answer = await sendUndo({ id, status, items });
    if (answer.error) {
      return showFailure(explainUndo(answer.error, number, status), answer.error);
    }
    const now = statusWords[answer.data.status].toLowerCase();
    void showToast({
      title: items
        ? `${countOf(items.length, 'book')} of order ${number} did not come back after all.`
        : `Order ${number} is ${now} again.`,
    });
  };

  /** Returns whether the books are noted as returned. */
  const returnBooks = async (items: string[]): Promise<boolean> => {
    const { error } = await sendReturn({ id, items });
    const problem = error && readApiProblem(error);
    const now = problem && isAnswerLost(problem) ? await readOrder(id) : undefined;
    const isReturned = ({ items: all }: Order) =>
      all.every(({ bookId, returnedAt }) => returnedAt || !items.includes(bookId));
    if (problem && !(now?.isSuccess && isReturned(now.data))) {
      const title = now?.isError ? unknownOutcome(number) : explainReturn(problem);
      void showFailure(title, error);
      return false;
    }
    void showUndoToast(
      { title: `${countOf(items.length, 'book')} of order ${number} came back.` },
      {
        of: id,
        name: `Order ${number}`,
        undo: () => void undo('returned', items),
        forMs: undoMs,
      },
    );
    return true;
  };

  const takeStep = async (status: OrderStatus) => {
    if (!orderStates[status].isSale && !(await confirmEnd(number, status))) return;
    const { error } = await sendStatus({ id, status });
    const problem = error && readApiProblem(error);
    // Without an answer only the order tells whether the step was taken.
    const now = problem && isAnswerLost(problem) ? await readOrder(id) : undefined;
    const isTaken = !problem || (now?.isSuccess && now.data.status === status);
    if (!isTaken) {
      const title = now?.isError ? unknownOutcome(number) : explain(problem);
      return showFailure(title, error);
    }
    const title = `Order ${number} is now ${statusWords[status].toLowerCase()}.`;
    void showUndoToast(
      { title },
      { of: id, name: `Order ${number}`, undo: () => void undo(status), forMs: undoMs },
    );
  };

  return { takeStep, returnBooks, isLoading: isLoading || isReturning };
}

function confirmEnd(number: number, status: OrderStatus): Promise<boolean> {
  const isReturn = status === 'returned';
  return askToConfirm(
    {
      title: isReturn ? `Did order ${number} come back?` : `Cancel order ${number}?`,
      text: `Its books go back into stock, and the customer sees it as ${statusWords[status].toLowerCase()}.`,
      icon: 'warning',
    },
    { confirm: stepWords[status], cancel: isReturn ? 'Leave as it is' : 'Keep order' },
  );
}

function isAnswerLost({ kind, status = 0 }: ApiProblem): boolean {
  return kind !== 'HTTP' || status >= 500;
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

function explainUndo(error: unknown, number: number, status: OrderStatus): string {
  const now = statusWords[status].toLowerCase();
  const { code } = readApiProblem(error);
  if (code === 'insufficient_stock') {
    return `A book of order ${number} was sold meanwhile, so the order stays ${now}.`;
  }
  if (code === 'invalid_transition') {
    return 'Too late: that step was more than ten seconds ago, or somebody else moved the order.';
  }
  return 'The step could not be taken back. Please look at the order.';
}
