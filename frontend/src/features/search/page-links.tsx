import { FiArrowLeft, FiArrowRight } from 'react-icons/fi';
import { Link } from 'react-router-dom';

interface PageLinksProps {
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
}

const step =
  'inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong px-4 font-semibold hover:bg-sunken';

/** Links through the pages of a list, so that each page has an address. */
export function PageLinks({ page, pages, to }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-12 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev" className={step}>
          <FiArrowLeft aria-hidden="true" /> Back
        </Link>
      )}
      <p className="tabular-nums">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <Link to={to(page + 1)} rel="next" className={step}>
          Next <FiArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
