import type { Order } from '@storyloom/backend/contract/order';
import { nextStatuses, type OrderStatus } from '@storyloom/backend/contract/order-status';
import { readApiProblem } from '@/api/api-error';
import { Button } from '@/ui/button';
import { askToConfirm, showToast } from '@/ui/dialog';
import { useChangeOrderStatusMutation } from './admin-orders.api';
import { stepWords } from './admin-order-words';
import { statusWords } from './status-words';

/** One click moves the order one step on. Cancelling asks first: nothing leads back from there. */
export function OrderSteps({ order, canCancel = false }: { order: Order; canCancel?: boolean }) {
  const [sendStatus, { isLoading }] = useChangeOrderStatusMutation();
  const steps = nextStatuses(order.status, 'admin').filter(
    (status) => canCancel || status !== 'cancelled',
  );

  const changeStatus = async (status: OrderStatus) => {
    if (status === 'cancelled' && !(await confirmCancel(order))) return;
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
          variant={canCancel && status !== 'cancelled' ? 'primary' : 'quiet'}
          size="small"
          isBusy={isLoading}
          aria-label={canCancel ? undefined : `${stepWords[status]}: order ${order.number}`}
          // The next step stands here at once: the second half of a double click is not meant for it.
          onClick={({ detail }) => detail <= 1 && void changeStatus(status)}
        >
          {stepWords[status]}
        </Button>
      ))}
    </div>
  );
}

function confirmCancel({ number }: Order): Promise<boolean> {
  return askToConfirm(
    {
      title: `Cancel order ${number}?`,
      text: 'Its books go back into stock, and the customer sees it as cancelled.',
      icon: 'warning',
    },
    { confirm: 'Cancel order', cancel: 'Keep order' },
  );
}

function explain(error: unknown): string {
  return readApiProblem(error).code === 'invalid_transition'
    ? 'Somebody else moved this order meanwhile.'
    : 'The order could not be changed. Please try again.';
}
