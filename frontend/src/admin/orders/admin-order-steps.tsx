import { nextStatuses, orderStates } from '@storyloom/backend/contract/order/order-status';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Button } from '@/ui/controls/button';
import { cooldownMs, isFirstClick } from '@/ui/ignore-double-click';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { words } from '@/words/admin';
import type { OrderMoves } from './use-order-step';

interface OrderStepsProps {
  moves: OrderMoves;
  /** Also the steps that make it no sale. */
  canEnd?: boolean;
}

/** One click moves the order one step on. */
export function OrderSteps({ moves, canEnd = false }: OrderStepsProps) {
  const { order, takeStep, isLoading } = moves;
  const { isCoolingDown, press } = useCooldown();
  const steps = nextStatuses(order, 'admin').filter(
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
            ref={restoreFocusBeside}
            variant={canEnd && isUsual ? 'primary' : 'quiet'}
            size="small"
            isBusy={isLoading || (isUsual && isCoolingDown)}
            aria-label={canEnd ? undefined : words.orderSteps.stepOfOrder(status, order)}
            // A step that asks first needs no rest.
            onClick={(event) => (!isUsual || press(event)) && void takeStep(status)}
          >
            {words.orderSteps.step(status, order)}
          </Button>
        );
      })}
    </div>
  );
}

/** For a button that takes one step after another: it rests between them, for a second Enter too. */
function useCooldown() {
  const [isCoolingDown, setIsResting] = useState(false);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  /** Whether this press is meant; the rest begins with it. */
  const press = (event: MouseEvent): boolean => {
    if (isCoolingDown || !isFirstClick(event)) return false;
    setIsResting(true);
    timer.current = window.setTimeout(() => setIsResting(false), cooldownMs);
    return true;
  };

  return { isCoolingDown, press };
}
