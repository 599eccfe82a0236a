import { words } from '@/words/first';

/** How many are left, when that is worth knowing; nothing for books that are never short. */
export function StockNote({
  stock,
  className = '',
}: {
  stock: number | undefined;
  className?: string;
}) {
  if (stock === undefined || stock > 3) return null;
  return (
    <p
      className={`text-sm font-semibold ${stock === 0 ? 'text-red' : 'text-ink-soft'} ${className}`}
    >
      {stock === 0 ? words.book.soldOut : words.book.left(stock)}
    </p>
  );
}
