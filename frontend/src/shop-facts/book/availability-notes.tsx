import type { PublicBook } from '@storyloom/backend/contract/book/book';
import {
  orderedSentence,
  deliveryEstimateSentence,
} from '@storyloom/backend/contract/words/supply';
import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { shopMoney } from '@/shop-facts/formats/formats';
import { StockNote } from './stock-note';
import { words } from '@/words/first';

interface AvailabilityNoteProps {
  book: Pick<PublicBook, 'stock' | 'promise' | 'condition'>;
  /** In a few words, for a card. */
  isShort?: boolean;
  className?: string;
}

/** When a book arrives that is not in stock; else how many copies are left. */
export function AvailabilityNote({ book, isShort = false, className = '' }: AvailabilityNoteProps) {
  if (!book.promise)
    return <StockNote stock={book.stock} condition={book.condition} className={className} />;
  return (
    <p className={`text-sm font-semibold text-ink-soft ${className}`}>
      {isShort
        ? deliveryEstimateSentence(book.promise, words.supply.short, shopMoney(), 'medium')
        : deliveryEstimateSentence(book.promise, words.supply, shopMoney())}
    </p>
  );
}

/** When a chosen book arrives; nothing for a book in stock. */
export function DeliveryEstimateNote({ book: { promise } }: { book: Pick<PublicBook, 'promise'> }) {
  if (!promise) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {deliveryEstimateSentence(promise, words.supply, shopMoney())}
    </span>
  );
}

interface ArrivalNoteProps {
  item: OrderItem;
  /** Replaces the sentence with the promised day, on the owner's pages. */
  expected?: (day: string) => string;
}

/** When an ordered book arrives; nothing for a book that was in stock. */
export function ArrivalNote({ item, expected }: ArrivalNoteProps) {
  const { ordered } = words.supply;
  const texts = { ordered: { ...ordered, ...(expected && { expected }) } };
  const text = orderedSentence(item, texts, shopMoney());
  return text ? <span className="block text-sm text-ink-soft">{text}</span> : null;
}
