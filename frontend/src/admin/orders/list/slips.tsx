import type { Order } from '@storyloom/backend/contract/order/order';
import { useState } from 'react';
import { FiPrinter } from 'react-icons/fi';
import { SmallButton } from '@/ui/controls/button';
import { Checkbox } from '@/ui/form/checkbox';
import { usePrintCards } from '@/admin/orders/printouts/use-print-cards';
import { words } from '@/words/admin';

/** A sale at the counter has no recipient. */
export const hasSlip = ({ source }: Order) => source !== 'counter';

/** Prints packing slips of the selected orders on this page. */
export function useSlips(orders: Order[]) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const printing = usePrintCards();
  const possible = orders.filter(hasSlip);
  const chosen = possible.filter(({ _id }) => ticked.includes(_id));
  const isAll = chosen.length > 0 && chosen.length === possible.length;
  return {
    possible,
    chosen,
    cards: chosen.filter(({ gift }) => gift?.text).length,
    isAll,
    tick: ({ _id: id }: Order) =>
      setTicked(ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]),
    tickAll: () => setTicked(isAll ? [] : possible.map(({ _id }) => _id)),
    ...printing,
  };
}
export type Slips = ReturnType<typeof useSlips>;

export function SlipBar({ slips }: { slips: Slips }) {
  const { possible, chosen, cards, isAll, tickAll, printCards } = slips;
  if (possible.length === 0) return null;
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <Checkbox label={words.adminOrders.tickAll} checked={isAll} onChange={tickAll} />
      {chosen.length > 0 && (
        <SmallButton onClick={() => window.print()}>
          <FiPrinter aria-hidden="true" />
          <span>{words.adminOrders.printSlips(chosen.length)}</span>
        </SmallButton>
      )}
      {cards > 0 && (
        <SmallButton onClick={printCards}>
          <FiPrinter aria-hidden="true" />
          <span>{words.adminOrders.printCards(cards)}</span>
        </SmallButton>
      )}
    </div>
  );
}
