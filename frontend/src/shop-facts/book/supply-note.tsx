import type { PublicBook } from '@storyloom/backend/contract/book/book';
import {
  orderedSentence,
  deliveryEstimateSentence,
} from '@storyloom/backend/contract/words/supply';
import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { shopMoney } from '@/ui/text/formats';
import { StockNote } from './stock-note';
import { words } from '@/words/first';

interface SupplyNoteProps {
  book: Pick<PublicBook, 'stock' | 'promise' | 'condition'>;
  /** On a card there is room for a few words. */
  isShort?: boolean;
  className?: string;
}

/** When a book that is not on the shelf comes; else how many are left. */
export function SupplyNote({ book, isShort = false, className = '' }: SupplyNoteProps) {
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

/** When a book that is being bought will come; nothing for one in stock. */
export function DeliveryEstimateNote({ book: { promise } }: { book: Pick<PublicBook, 'promise'> }) {
  if (!promise) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {deliveryEstimateSentence(promise, words.supply, shopMoney())}
    </span>
  );
}

interface OrderedNoteProps {
  item: OrderItem;
  /** The owner's words for a day that the customer was promised. */
  expected?: (day: string) => string;
}

/** When a book that was ordered comes; nothing of one that was on the shelf. */
export function OrderedNote({ item, expected }: OrderedNoteProps) {
  const { ordered } = words.supply;
  const texts = { ordered: { ...ordered, ...(expected && { expected }) } };
  const text = orderedSentence(item, texts, shopMoney());
  return text ? <span className="block text-sm text-ink-soft">{text}</span> : null;
}
