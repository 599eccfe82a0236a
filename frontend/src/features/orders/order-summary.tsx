import type { Book } from '@storyloom/backend/contract/book';
import { customerTexts } from '@/config/messages';
import { Cover } from '@/ui/cover';
import { formatPrice } from '@/ui/price';

/** What is being bought and what it costs in the end. */
export function OrderSummary({ books, total }: { books: Book[]; total: number }) {
  return (
    <section
      aria-labelledby="order-summary"
      className="h-fit rounded-lg bg-sunken p-6 lg:sticky lg:top-28"
    >
      <h2 id="order-summary" className="text-2xl">
        {customerTexts.checkout.method}
      </h2>
      <ul className="mt-5 space-y-3">
        {books.map((book) => (
          <li key={book._id} className="flex items-center gap-3">
            <Cover
              title={book.title}
              author={book.author}
              coverImage={book.coverImage}
              sizes="40px"
              className="w-10 shrink-0"
            />
            <span className="line-clamp-2 min-w-0 flex-1 text-sm">{book.title}</span>
            <span className="text-sm tabular-nums">{formatPrice(book.newPrice)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-1.5 border-t border-line pt-4 tabular-nums">
        <dt>Items</dt>
        <dd className="text-right">{books.length}</dd>
        <dt>Shipping</dt>
        <dd className="text-right">free</dd>
        <dt>Taxes</dt>
        <dd className="text-right">included</dd>
        <dt className="mt-2 text-lg font-semibold">Total Price</dt>
        <dd className="mt-2 text-right text-lg font-semibold">{formatPrice(total)}</dd>
      </dl>
    </section>
  );
}
