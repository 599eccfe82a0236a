import { useEffect, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

interface SectionLinksProps {
  label: string;
  /** By their ids, in the order of the page. */
  sections: Record<string, { title: string }>;
}

/** The parts of a long page, to get to each with one click. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={goTo}
              className="link inline-flex min-h-11 items-center text-note"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** By itself: an entry in the history would make the Back button walk through the page. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (isPlain && showSection(event.currentTarget.hash)) event.preventDefault();
}

/** Goes to the section that the address names, which is not there yet when the browser would go. */
export function useSectionInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => void showSection(hash), [hash]);
}

function showSection(hash: string): boolean {
  const section = document.getElementById(hash.slice(1));
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
  return section !== null;
}
