import type { Book } from '@storyloom/backend/contract/book/book';
import { useState } from 'react';
import { reasonMessage } from '@/admin/ui/reason-message';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { Button } from '@/ui/controls/button';
import { showToast } from '@/ui/toast';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { showFailure } from '@/admin/ui/show-failure';
import { words } from '@/words/admin';
import { adminBooksApi } from '@/admin/books/admin-books.api';

// These buttons change one book by the call for many books, which needs no ETag.

export function PublishButton({ book: { _id, title } }: { book: Book }) {
  const [changeManyBooks, { isLoading }] = adminBooksApi.useChangeManyBooksMutation();
  const publish = async () => {
    const { data, error } = await changeManyBooks({ ids: [_id], change: { draft: null } });
    const { published, notPublished, notPublishedAs } = words.adminBooks;
    const result = data?.results[0];
    if (result?.ok) return void showToast({ title: published(title) });
    const why = reasonMessage(result?.error?.reason);
    void showFailure(why ? notPublishedAs(title, why) : notPublished(title), error);
  };
  return (
    <Button
      variant="plain"
      size="small"
      isBusy={isLoading}
      aria-label={words.adminBooks.publishBook(title)}
      ref={restoreFocusBeside}
      onClick={ignoreDoubleClick(publish)}
    >
      {words.adminBooks.publish}
    </Button>
  );
}

/** Switches `trending` of a book; shown at once, until the book is refetched. */
export function TrendingSwitch({ book }: { book: Book }) {
  const { _id, title, updatedAt } = book;
  const [changeManyBooks] = adminBooksApi.useChangeManyBooksMutation();
  const [sent, setSent] = useState<{ trending: boolean; after: string }>();
  const { trending } = sent?.after === updatedAt ? sent : book;
  const toggle = async () => {
    setSent({ trending: !trending, after: updatedAt });
    const { data, error } = await changeManyBooks({ ids: [_id], change: { trending: !trending } });
    if (data?.results[0]?.ok) return;
    setSent(undefined);
    void showFailure(words.adminBooks.notChanged(title), error);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={trending}
      aria-label={words.adminBooks.trendingBook(title)}
      onClick={ignoreDoubleClick(toggle)}
      className="group inline-flex min-h-11 items-center gap-2 text-sm font-medium"
    >
      <span
        aria-hidden="true"
        className="flex h-5 w-9 items-center rounded-full border border-line-strong bg-sunken p-0.5 transition-colors group-aria-checked:border-accent group-aria-checked:bg-accent forced-colors:group-aria-checked:bg-[Highlight]"
      >
        <span className="size-3.5 rounded-full bg-ink-faint transition-transform group-aria-checked:translate-x-4 rtl:group-aria-checked:-translate-x-4 group-aria-checked:bg-on-accent forced-colors:bg-[ButtonText] forced-colors:group-aria-checked:bg-[HighlightText] motion-reduce:transition-none" />
      </span>
      {trending && <span>{words.adminBooks.trending}</span>}
    </button>
  );
}
