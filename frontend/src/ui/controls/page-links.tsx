import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import type { To } from 'react-router-dom';
import { ButtonLink } from './button';
import { words } from '@/words/first';

interface PageLinksProps {
  page: number;
  pageCount: number;
  /** Whether there are more pages than `pageCount`. */
  isLowerBound?: boolean | undefined;
  to: (page: number) => To;
}

/** Links to the pages of a list, so that each page has an address; nothing for a single page. */
export function PageLinks({ page, pageCount, isLowerBound, to }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <nav
      aria-label={words.ui.pages.label}
      // Wraps on phones, where three columns would cut a longer word.
      className="mt-8 flex flex-wrap items-center justify-center gap-2 sm:grid sm:grid-cols-[1fr_auto_1fr] sm:gap-4"
    >
      {page > 1 && (
        <ButtonLink
          variant="quiet"
          to={to(page - 1)}
          rel="prev"
          className="justify-self-end max-sm:px-3"
        >
          <FiArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />
          <span>{words.ui.pages.previous}</span>
        </ButtonLink>
      )}
      <p className="col-start-2 tabular-nums" aria-live="polite">
        {(isLowerBound ? words.ui.pages.pageOfAtLeast : words.ui.pages.pageOf)(page, pageCount)}
      </p>
      {page < pageCount && (
        <ButtonLink
          variant="quiet"
          to={to(page + 1)}
          rel="next"
          className="justify-self-start max-sm:px-3"
        >
          <span>{words.ui.pages.next}</span>
          <FiArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </ButtonLink>
      )}
    </nav>
  );
}
