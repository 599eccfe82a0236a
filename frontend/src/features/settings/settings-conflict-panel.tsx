import type { SettingsFields } from '@storyloom/backend/contract/settings';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import type { SettingsConflict, SettingsName } from './use-settings-form';

const labels: Record<SettingsName, string> = {
  sender: 'Name of the sender',
  contact: 'Contact',
  social: 'Social links',
  about: 'About Us',
  services: 'Services',
  delivery: 'Delivery promise',
  hero: 'Home page',
  news: 'Latest News',
  lowStock: 'Low-stock number',
  letters: 'Letters',
};

interface SettingsConflictPanelProps {
  conflict: SettingsConflict;
  mine: SettingsFields;
  isBusy: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else saved the same settings meanwhile: both versions of them, and the choice. */
export function SettingsConflictPanel({ conflict, mine, ...rest }: SettingsConflictPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      role="alert"
      aria-labelledby="settings-conflict-title"
      className="mb-6 rounded-lg border border-accent-deep bg-accent-wash p-5"
    >
      <h3 id="settings-conflict-title" className="text-xl">
        Somebody else changed this meanwhile
      </h3>
      <p className="mt-1">Nothing of yours is lost, and nothing of theirs was overwritten.</p>
      <dl className="mt-4 space-y-4">
        {conflict.names.map((name) => (
          <div key={name} className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{labels[name]}</dt>
            <Version title="Your version" value={mine[name]} />
            <Version title="Their version" value={conflict.theirs[name]} />
          </div>
        ))}
      </dl>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="dark" isBusy={rest.isBusy} onClick={rest.onKeepMine}>
          Keep my version
        </Button>
        <Button variant="quiet" isBusy={rest.isBusy} onClick={rest.onTakeTheirs}>
          Take their version
        </Button>
      </div>
    </section>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-ink-soft">{title}</span>
      <span className="block max-h-60 overflow-y-auto text-[0.9375rem] wrap-anywhere whitespace-pre-line">
        {linesOf(value).join('\n') || 'nothing'}
      </span>
    </dd>
  );
}

/** Each text of a value on a line of its own. */
function linesOf(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .flatMap(([, inner]) => linesOf(inner))
    .filter(Boolean);
}
