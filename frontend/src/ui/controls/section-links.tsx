import type { MouseEvent } from 'react';

interface SectionLinksProps {
  label: string;
  /** Their titles by their ids, in the order of the page. */
  sections: Record<string, string>;
}

/** The parts of a long page, to get to each with one click. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(sections).map(([id, title]) => (
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
  const section = document.getElementById(event.currentTarget.hash.slice(1));
  if (!isPlain || !section) return;
  event.preventDefault();
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
