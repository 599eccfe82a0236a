import type { OpenBook } from '@storyloom/backend/contract/book/book';
import { orderedSentence, promiseSentence } from '@storyloom/backend/contract/words/supply';
import type { OrderItem } from '@storyloom/backend/contract/order/order';
import { shopMoney } from '@/ui/text/formats';
import { StockNote } from './stock-note';
import { words } from '@/words/first';

interface SupplyNoteProps {
  book: Pick<OpenBook, 'stock' | 'promise' | 'condition'>;
  /** On a card there is room for a few words. */
  isShort?: boolean;
  className?: string;
}

/** What is promised of a book that is not on the shelf; else how many are left. */
export function SupplyNote({ book, isShort = false, className = '' }: SupplyNoteProps) {
  if (!book.promise)
    return <StockNote stock={book.stock} condition={book.condition} className={className} />;
  return (
    <p className={`text-sm font-semibold text-ink-soft ${className}`}>
      {isShort
        ? promiseSentence(book.promise, words.supply.short, shopMoney(), 'medium')
        : promiseSentence(book.promise, words.supply, shopMoney())}
    </p>
  );
}

/** The same for a book that is being bought; nothing for one in stock. */
export function PromiseNote({ book: { promise } }: { book: Pick<OpenBook, 'promise'> }) {
  if (!promise) return null;
  return (
    <span className="block text-sm text-ink-soft">
      {promiseSentence(promise, words.supply, shopMoney())}
    </span>
  );
}

interface OrderedNoteProps {
  item: OrderItem;
  /** The owner's words for a day that the customer was promised. */
  expected?: (day: string) => string;
}

/** What is still promised of a book that was ordered; nothing of one that was on the shelf. */
export function OrderedNote({ item, expected }: OrderedNoteProps) {
  const { ordered } = words.supply;
  const texts = { ordered: { ...ordered, ...(expected && { expected }) } };
  const text = orderedSentence(item, texts, shopMoney());
  return text ? <span className="block text-sm text-ink-soft">{text}</span> : null;
}
