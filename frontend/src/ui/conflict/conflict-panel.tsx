import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/ui/text/formats';
import type { Conflict } from './conflict';

/** A field in which the two versions differ, in words. */
export interface VersionRow {
  label: string;
  mine: string;
  theirs: string;
}

interface ConflictPanelProps {
  /** "this shelf" */
  what: string;
  /** Instead of who changed it when. */
  title?: string | undefined;
  conflict: Conflict<unknown>;
  rows: VersionRow[];
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/** Both versions of what somebody else saved first, and the choice between them as a whole. */
export function ConflictPanel(props: ConflictPanelProps) {
  const { what, conflict, rows, isBusy, onSaveMine, onTakeTheirs } = props;
  const { etag, changed } = conflict;
  const byWhom = changed
    ? `${changed.by} changed ${what} on ${formatDateTime(changed.at)}`
    : `Somebody else changed ${what} meanwhile`;
  return (
    <section
      key={etag}
      ref={focusOnMount}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-8 rounded-lg border border-accent-deep bg-accent-wash p-5"
    >
      <h3 id="conflict-title" className="text-xl wrap-anywhere">
        {props.title ?? byWhom}
      </h3>
      <p className="mt-1">Nothing is saved yet. Choose the version to keep.</p>
      <dl className="mt-4 space-y-4">
        {rows.map(({ label, mine, theirs }) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2"
          >
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            <Version title="Your version" text={mine} />
            <Version title="Their version" text={theirs} />
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="dark" isBusy={isBusy} onClick={onSaveMine}>
          Save mine
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </section>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-ink-soft">{title}</span>
      <span className="block max-h-60 overflow-y-auto text-note wrap-anywhere whitespace-pre-line">
        {text || 'nothing'}
      </span>
    </dd>
  );
}

const focusOnMount = (panel: HTMLElement | null) => panel?.focus();
