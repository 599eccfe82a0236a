import type { Order } from '@storyloom/backend/contract/order';
import { nextStatuses, orderStates } from '@storyloom/backend/contract/order-status';
import { Button } from '@/ui/button';
import { stepWords } from './admin-order-words';
import { useOrderStep } from './use-order-step';
import { useRest } from './use-rest';

interface OrderStepsProps {
  order: Order;
  /** Also the steps that make it no sale. */
  canEnd?: boolean;
}

/** One click moves the order one step on. */
export function OrderSteps({ order, canEnd = false }: OrderStepsProps) {
  const { takeStep, isLoading } = useOrderStep(order);
  const { isResting, press } = useRest();
  const steps = nextStatuses(order.status, 'admin').filter(
    (status) => canEnd || orderStates[status].isSale,
  );
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((status) => {
        const isUsual = orderStates[status].isSale;
        return (
          <Button
            // The next step is the same button with another word, so that the focus stays on it.
            key={isUsual ? 'next' : status}
            variant={canEnd && isUsual ? 'primary' : 'quiet'}
            size="small"
            isBusy={isLoading || (isUsual && isResting)}
            aria-label={canEnd ? undefined : `${stepWords[status]}: order ${order.number}`}
            // A step that asks first needs no rest.
            onClick={(event) => (!isUsual || press(event)) && void takeStep(status)}
          >
            {stepWords[status]}
          </Button>
        );
      })}
    </div>
  );
}
