import { Button } from './button';

interface PagerProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** From page to page of a long list; absent while there is one page only. */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-3">
      <Button variant="quiet" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="text-sm text-ink-soft tabular-nums" aria-live="polite">
        Page {page} of {pageCount}
      </span>
      <Button
        variant="quiet"
        size="small"
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
