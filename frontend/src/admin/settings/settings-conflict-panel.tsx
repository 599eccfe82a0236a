import type { SettingsFields } from '@storyloom/backend/contract/shop/settings';
import { ConflictPanel } from '@/ui/conflict/conflict-panel';
import { toLeaves } from './settings-leaves';
import { titleOf } from './settings-rooms';
import type { SettingsConflict } from './use-settings-form';

interface SettingsConflictPanelProps {
  conflict: SettingsConflict;
  mine: SettingsFields;
  isBusy: boolean;
  onSettle: (isMine: boolean) => void;
}

/** Somebody else saved the same settings meanwhile: both versions of them, and the choice. */
export function SettingsConflictPanel(props: SettingsConflictPanelProps) {
  const { conflict, mine, isBusy, onSettle } = props;
  const { names, latest } = conflict;
  const typed = toLeaves(mine);
  return (
    <ConflictPanel
      title="Somebody else changed this meanwhile"
      conflict={conflict}
      isBusy={isBusy}
      keep={{ label: 'Keep my version', onClick: () => onSettle(true) }}
      drop={{ label: 'Take their version', onClick: () => onSettle(false) }}
    >
      <dl className="mt-4 space-y-4">
        {names.map((name) => (
          <div key={name} className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2">
            <dt className="font-semibold sm:col-span-2">{titleOf(name)}</dt>
            <Version title="Your version" value={typed[name]} />
            <Version title="Their version" value={latest.leaves[name]} />
          </div>
        ))}
      </dl>
    </ConflictPanel>
  );
}

function Version({ title, value }: { title: string; value: unknown }) {
  return (
    <dd className="min-w-0">
      <span className="block text-sm text-ink-soft">{title}</span>
      <span className="block max-h-60 overflow-y-auto text-note wrap-anywhere whitespace-pre-line">
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
