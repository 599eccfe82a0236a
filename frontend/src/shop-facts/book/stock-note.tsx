import type { UsedCondition } from '@storyloom/backend/contract/book/condition';
import { words } from '@/words/first';

/** Shoppers read how many copies are left from this number down. */
export const maxShownStock = 3;

interface StockNoteProps {
  stock: number | undefined;
  /** A used copy is the only one as a rule: its stock is not shown. */
  condition: UsedCondition | undefined;
  className: string;
}

/** How many are left, when that is worth knowing; nothing for books that are never short. */
export function StockNote({ stock, condition, className }: StockNoteProps) {
  if (stock === undefined || stock > maxShownStock || (condition && stock === 1)) return null;
  return (
    <p
      className={`text-sm font-semibold ${stock === 0 ? 'text-red' : 'text-ink-soft'} ${className}`}
    >
      {stock === 0 ? words.book.soldOut : words.book.left(stock)}
    </p>
  );
}
