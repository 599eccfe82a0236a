import type { PublicBook } from '@storyloom/backend/contract/book/book';
import { useShownOldPrice } from '@/shop-facts/settings/use-fixed-price';
import { words } from '@/words/first';
import { formatPrice } from '@/shop-facts/formats/formats';

interface PriceProps {
  book: Pick<PublicBook, 'newPrice' | 'oldPrice' | 'priceLifted' | 'lowestPrice' | 'condition'>;
  className: string;
}

/**
 * The price, with a higher old price struck through and the lowest price where the law requires it.
 */
export function Price({ book, className }: PriceProps) {
  const { newPrice, lowestPrice } = book;
  const oldPrice = useShownOldPrice(book) ?? 0;
  return (
    <>
      <p className={`flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
        <span className="sr-only">{words.book.price}</span>
        <span className="font-semibold">{formatPrice(newPrice)}</span>
        {oldPrice > newPrice && (
          <>
            <span className="sr-only">{words.book.insteadOf}</span>
            <s className="text-[0.875em] text-ink-faint">{formatPrice(oldPrice)}</s>
          </>
        )}
      </p>
      {lowestPrice !== undefined && (
        <p className="mt-1 text-sm text-ink-soft">
          {words.book.lowestPrice(formatPrice(lowestPrice))}
        </p>
      )}
    </>
  );
}
