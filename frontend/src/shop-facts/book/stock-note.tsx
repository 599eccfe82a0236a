import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { words } from '@/words/first';

/** Shoppers see the stock from this number down. */
export const maxShownStock = 3;

interface StockNoteProps {
  stock: number | undefined;
  /** Usually there is one copy of a used book, so its stock is not shown. */
  condition: UsedCondition | undefined;
  className: string;
}

/** The remaining stock if it is low; nothing for books without a limit. */
export function StockNote({ stock, condition, className }: StockNoteProps) {
  if (stock === undefined || stock > maxShownStock || (condition && stock === 1)) return null;
  return (
    <p
      className={`text-sm font-semibold ${stock === 0 ? 'text-red' : 'text-ink-soft'} ${className}`}
    >
      {stock === 0 ? words.book.soldOut : words.book.remaining(stock)}
    </p>
  );
}
