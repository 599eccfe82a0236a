import type { Order } from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { FiPrinter } from 'react-icons/fi';
import { SmallButton } from '@/ui/controls/button';
import { Checkbox } from '@/ui/form/more-fields';
import { SelectBox } from '@/ui/form/select-box';

/** What is sold at the counter goes to nobody. */
const hasSlip = ({ source }: Order) => source !== 'counter';

/** Packing slips of the orders that are ticked, of those shown. */
export function useSlips(orders: Order[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const possible = orders.filter(hasSlip);
  const chosen = possible.filter(({ _id }) => ticked.includes(_id));
  const isAll = chosen.length > 0 && chosen.length === possible.length;
  return {
    possible,
    chosen,
    isAll,
    tick: ({ _id: id }: Order) =>
      setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]),
    tickAll: () => setTicked(isAll ? [] : possible.map(({ _id }) => _id)),
  };
}
export type Slips = ReturnType<typeof useSlips>;

export function SlipBar({ slips }: { slips: Slips }) {
  const { possible, chosen, isAll, tickAll } = slips;
  if (possible.length === 0) return null;
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <Checkbox label="Tick all shown" checked={isAll} onChange={tickAll} />
      {chosen.length > 0 && (
        <SmallButton onClick={() => window.print()}>
          <FiPrinter aria-hidden="true" />
          {chosen.length === 1 ? 'Print packing slip' : `Print ${chosen.length} packing slips`}
        </SmallButton>
      )}
    </div>
  );
}

export function TickBox({ order, slips }: { order: Order; slips: Slips }) {
  if (!hasSlip(order)) return null;
  return (
    // Before the number: from there the keyboard goes on to the next step.
    <span className="print:hidden">
      <SelectBox
        label={`Tick order ${order.number}`}
        isChecked={slips.chosen.includes(order)}
        onChange={() => slips.tick(order)}
      />
    </span>
  );
}
