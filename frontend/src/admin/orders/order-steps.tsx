import { nextStatuses, orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Button } from '@/ui/controls/button';
import { cooldownMs, acceptClick } from '@/ui/ignore-double-click';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { words } from '@/words/admin';
import type { OrderActions } from './use-order-step';

interface OrderStepsProps {
  actions: OrderActions;
  /** Also shows the steps that end the sale. */
  canEnd?: boolean;
}

export function OrderSteps({ actions, canEnd = false }: OrderStepsProps) {
  const { order, takeStep, isLoading } = actions;
  const { isCoolingDown, acceptPress } = useCooldown();
  const steps = nextStatuses(order, 'admin').filter(
    (status) => canEnd || orderStates[status].isSale,
  );
  return (
    <div className="flex flex-wrap gap-2">
      {steps.map((status) => {
        const isUsual = orderStates[status].isSale;
        return (
          <Button
            // The button of the next step keeps its key, so that focus stays on it.
            key={isUsual ? 'next' : status}
            ref={restoreFocusBeside}
            variant={canEnd && isUsual ? 'primary' : 'quiet'}
            size="small"
            isBusy={isLoading || (isUsual && isCoolingDown)}
            aria-label={canEnd ? undefined : words.orderSteps.stepOfOrder(status, order)}
            // A step with a confirmation needs no cooldown.
            onClick={(event) => (!isUsual || acceptPress(event)) && void takeStep(status)}
          >
            {words.orderSteps.step(status, order)}
          </Button>
        );
      })}
    </div>
  );
}

/** A pause after each press: `acceptClick` lets a second Enter pass, which would take the next step. */
function useCooldown() {
  const [isCoolingDown, setIsCoolingDown] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Returns whether to act on this press, and starts the cooldown if so. */
  const acceptPress = (event: MouseEvent): boolean => {
    if (isCoolingDown || !acceptClick(event)) return false;
    setIsCoolingDown(true);
    timer.current = window.setTimeout(() => setIsCoolingDown(false), cooldownMs);
    return true;
  };

  return { isCoolingDown, acceptPress };
}
