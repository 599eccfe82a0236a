import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { toAmount, toCents } from '@storyloom/backend/contract/number/cents';
import type { Order } from '@storyloom/backend/contract/order/order';
import { words } from '@/words/first';
import { formatPrice } from '@/ui/text/formats';

/** A sum of amounts without binary rounding: added in hundredths. */
export function sumPrices(amounts: number[]): number {
  return toAmount(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
}

/** What remains of an order's total once books of it have come back. */
export const remainingTotal = ({ status, left }: Pick<Order, 'status' | 'left'>) =>
  status === 'returned' ? 0 : left;

interface PriceProps {
  amount: number;
  /** Struck through, and only when it was higher. */
  oldAmount: number | undefined;
  className: string;
}

export function Price({ amount, oldAmount, className }: PriceProps) {
  const hasDropped = oldAmount !== undefined && oldAmount > amount;
  return (
    <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className="sr-only">{words.book.price}</span>
      <span className="font-semibold">{formatPrice(amount)}</span>
      {hasDropped && (
        <>
          <span className="sr-only">{words.book.insteadOf}</span>
          <s className="text-[0.875em] text-ink-faint">{formatPrice(oldAmount)}</s>
        </>
      )}
    </p>
  );
}

/** The lowest price that the law requires next to a struck price. */
export function LowestPrice({ book: { lowestPrice } }: { book: PublicBook }) {
  if (lowestPrice === undefined) return null;
  return (
    <p className="mt-1 text-sm text-ink-soft">{words.book.lowestPrice(formatPrice(lowestPrice))}</p>
  );
}
