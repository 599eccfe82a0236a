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
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const printing = usePrintCards();
  const printable = orders.filter(hasSlip);
  const selected = printable.filter(({ _id }) => selectedIds.includes(_id));
  const isAllSelected = selected.length > 0 && selected.length === printable.length;
  return {
    printable,
    selected,
    cardCount: selected.filter(({ gift }) => gift?.text).length,
    isAllSelected,
    toggle: ({ _id: id }: Order) =>
      setSelectedIds(
        selectedIds.includes(id) ? selectedIds.filter((each) => each !== id) : [...selectedIds, id],
      ),
    toggleAll: () => setSelectedIds(isAllSelected ? [] : printable.map(({ _id }) => _id)),
    ...printing,
  };
}
export type Slips = ReturnType<typeof useSlips>;

export function SlipBar({ slips }: { slips: Slips }) {
  const { printable, selected, cardCount, isAllSelected, toggleAll, printCards } = slips;
  if (printable.length === 0) return null;
  return (
    <div className="mb-2 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
      <Checkbox label={words.adminOrders.tickAll} checked={isAllSelected} onChange={toggleAll} />
      {selected.length > 0 && (
        <SmallButton onClick={() => window.print()}>
          <FiPrinter aria-hidden="true" />
          <span>{words.adminOrders.printSlips(selected.length)}</span>
        </SmallButton>
      )}
      {cardCount > 0 && (
        <SmallButton onClick={printCards}>
          <FiPrinter aria-hidden="true" />
          <span>{words.adminOrders.printCards(cardCount)}</span>
        </SmallButton>
      )}
    </div>
  );
}
