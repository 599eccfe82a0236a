import type { Order } from '@storyloom/backend/contract/order';
import {
  nextStatuses,
  orderStates,
  type OrderStatus,
} from '@storyloom/backend/contract/order-status';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/button';
import { askToConfirm, showToast } from '@/ui/dialog';
import { useChangeOrderStatusMutation } from './admin-orders.api';
import { stepWords } from './admin-order-words';
import { statusWords } from './status-words';

interface OrderStepsProps {
  order: Order;
  /** Also the steps that make it no sale. */
  canEnd?: boolean;
}

/** One click moves the order one step on. A step that makes it no sale asks first. */
export function OrderSteps({ order, canEnd = false }: OrderStepsProps) {
  const [sendStatus, { isLoading }] = useChangeOrderStatusMutation();
  const steps = nextStatuses(order.status, 'admin').filter(
    (status) => canEnd || orderStates[status].isSale,
  );

  const changeStatus = async (status: OrderStatus) => {
    if (!orderStates[status].isSale && !(await confirmEnd(order, status))) return;
    const answer = await sendStatus({ id: order._id, status });
    void showToast(
      answer.error
        ? { title: explain(answer.error), icon: 'error' }
        : { title: `Order ${order.number} is now ${statusWords[status].toLowerCase()}.` },
    );
  };

  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((status) => (
        <Button
          key={status}
          variant={canEnd && orderStates[status].isSale ? 'primary' : 'quiet'}
          size="small"
          isBusy={isLoading}
          aria-label={canEnd ? undefined : `${stepWords[status]}: order ${order.number}`}
          // The next step stands here at once: the second half of a double click is not meant for it.
          onClick={({ detail }) => detail <= 1 && void changeStatus(status)}
        >
          {stepWords[status]}
        </Button>
      ))}
    </div>
  );
}

function confirmEnd({ number }: Order, status: OrderStatus): Promise<boolean> {
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

function explain(error: unknown): string {
  return readApiProblem(error).code === 'invalid_transition'
    ? 'Somebody else moved this order meanwhile.'
    : 'The order could not be changed. Please try again.';
}
