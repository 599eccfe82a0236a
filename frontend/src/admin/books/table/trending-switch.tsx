import type { Book } from '@storyloom/backend/contract/book/book';
import { showFailure } from '@/ui/notices/show-failure';
import { useBulkBooksMutation } from '@/admin/books/admin-books.api';

/** Puts a book among the trending ones, or takes it out; the table shows it at once. */
export function TrendingSwitch({ book: { _id, title, trending } }: { book: Book }) {
  const [bulkBooks] = useBulkBooksMutation();
  const toggle = async () => {
    const { data, error } = await bulkBooks({ ids: [_id], change: { trending: !trending } });
    if (data?.results[0]?.ok) return;
    void showFailure(`${title} could not be changed. Please try again.`, error);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={trending}
      aria-label={`Trending: ${title}`}
      onClick={() => void toggle()}
      className="group inline-flex min-h-11 items-center gap-2 text-sm font-medium"
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent forced-colors:group-aria-checked:bg-[Highlight]"
      >
        <span className="size-3.5 rounded-full bg-ink-faint transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[HighlightText] motion-reduce:transition-none" />
      </span>
      {trending && 'Trending'}
    </button>
  );
}
