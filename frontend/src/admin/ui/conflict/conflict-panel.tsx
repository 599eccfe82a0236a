import { restoreFocusBeside } from '@/browser/navigation/focus';
import { focusOnMount } from '@/browser/navigation/focus-on-mount';
import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/shop-facts/formats/formats';
import type { Conflict, VersionRow } from './conflict';
import { words } from '@/words/admin';
import type { ChangedThing } from '@/words/en/admin/admin-ui';

interface ConflictPanelProps {
  what: ChangedThing;
  /** Replaces the title with name and time of the other change. */
  title?: string | undefined;
  conflict: Conflict<unknown>;
  rows: VersionRow[];
  isBusy: boolean;
  onSaveMine: () => void;
  onTakeTheirs: () => void;
}

/**
 * Shows where the typed version differs from the version that another admin saved; the owner
 * chooses one.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const { what, conflict, rows, isBusy, onSaveMine, onTakeTheirs } = props;
  const { etag, changed } = conflict;
  const texts = words.adminUi.conflict;
  const byWhom = changed
    ? texts.changedBy(what, changed.by, formatDateTime(changed.at))
    : texts.changedBySomebody(what);
  return (
    <section
      key={etag}
      ref={focusWhileOpen}
      tabIndex={-1}
      role="alert"
      aria-labelledby="conflict-title"
      className="mb-8 rounded-lg border border-accent-deep bg-accent-wash p-5"
    >
      <h3 id="conflict-title" className="text-xl wrap-anywhere">
        {props.title ?? byWhom}
      </h3>
      <p className="mt-1">{texts.text}</p>
      <dl className="mt-4 space-y-4">
        {rows.map(({ label, mine, theirs }) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2"
          >
            <dt className="font-semibold sm:col-span-2">{label}</dt>
            <Version title={texts.mine} text={mine} />
            <Version title={texts.theirs} text={theirs} />
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="dark" isBusy={isBusy} onClick={onSaveMine}>
          {texts.saveMine}
        </Button>
        <Button variant="quiet" isBusy={isBusy} onClick={onTakeTheirs}>
          {texts.takeTheirs}
        </Button>
      </div>
    </section>
  );
}

/** Takes the focus, and hands it to the page when a choice closes the panel. */
function focusWhileOpen(panel: HTMLElement | null) {
  focusOnMount(panel);
  return restoreFocusBeside(panel);
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-ink-soft">{title}</span>
      <span
        dir="auto"
        className="block max-h-60 overflow-y-auto text-note wrap-anywhere whitespace-pre-line"
      >
        {text || words.adminUi.conflict.nothing}
      </span>
    </dd>
  );
}
