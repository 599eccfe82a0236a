import { useEffect, useRef } from 'react';
import { Button } from '@/ui/controls/button';
import type { Elements } from '@/ui/elements';

interface ConflictPanelProps {
  title: string;
  isBusy: boolean;
  /** The two ways on: with what is typed or chosen here, or with what is stored. */
  keep: { label: string; onClick: () => void };
  drop: { label: string; onClick: () => void };
  /** Takes the focus once more when it changes. */
  conflict: object;
  /** What both sides changed. */
  children: Elements;
}

/** Somebody else changed the same thing meanwhile: both versions of it, and the choice. */
export function ConflictPanel({
  title,
  isBusy,
  keep,
  drop,
  conflict,
  children,
}: ConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), [conflict]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-8 rounded-lg border border-accent-deep bg-accent-wash p-5"
    >
      <h3 id="conflict-title" className="text-xl">
        {title}
      </h3>
      <p className="mt-1">Nothing of yours is lost, and nothing of theirs was overwritten.</p>
      {children}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="dark" isBusy={isBusy} onClick={keep.onClick}>
          {keep.label}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={drop.onClick}>
          {drop.label}
        </Button>
      </div>
    </section>
  );
}
