import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import type { To } from 'react-router-dom';
import { ButtonLink } from './button';

interface PageLinksProps {
  page: number;
  pageCount: number;
  /** There are more pages than that. */
  isLowerBound?: boolean | undefined;
  /** The address of a page. */
  to: (page: number) => To;
}

/** Links through the pages of a list, so that each page has an address; absent for a single page. */
export function PageLinks({ page, pageCount, isLowerBound, to }: PageLinksProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-8 grid grid-cols-[1fr_auto_1fr] items-center gap-4">
      {page > 1 && (
        <ButtonLink variant="quiet" to={to(page - 1)} rel="prev" className="justify-self-end">
          <FiArrowLeft aria-hidden="true" /> Previous
        </ButtonLink>
      )}
      <p className="col-start-2 tabular-nums" aria-live="polite">
        {`Page ${page} of ${pageCount}${isLowerBound ? ' or more' : ''}`}
      </p>
      {page < pageCount && (
        <ButtonLink variant="quiet" to={to(page + 1)} rel="next" className="justify-self-start">
          Next <FiArrowRight aria-hidden="true" />
        </ButtonLink>
      )}
    </nav>
  );
}
