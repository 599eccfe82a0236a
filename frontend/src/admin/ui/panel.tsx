import { useId } from 'react';
import { PartBoundary } from '@/ui/boundary';
import type { Elements } from '@/ui/elements';

interface PanelProps {
  /** The target of links on the page. */
  id?: string;
  title: string;
  /** Next to the title, such as a badge or a link. */
  aside?: Elements;
  children: Elements;
  className?: string;
  /** The heading's level; below a page's own title by default. */
  level?: 2 | 3;
}

/** A titled surface on the dashboard. */
export function Panel({ id, title, aside, children, className = '', level = 3 }: PanelProps) {
  const Heading = `h${level}` as const;
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={id ? -1 : undefined}
      className={`scroll-mt-6 rounded-lg border border-line bg-surface p-5 ${className}`}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <Heading id={titleId} className="font-sans text-base font-semibold tracking-normal">
          {title}
        </Heading>
        {aside}
      </div>
      <PartBoundary name="panel">{children}</PartBoundary>
    </section>
  );
}
