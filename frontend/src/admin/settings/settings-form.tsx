import type { SettingsFields } from '@storyloom/backend/contract/shop/settings';
import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ConflictPanel } from '@/ui/conflict/conflict-panel';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import { FieldsSection } from './sections/settings-section';
import { flatten } from './flatten-settings';
import { titleOf } from './settings-tabs';
import { useSettingsForm, type SettingsConflict, type SettingsTabProps } from './use-settings-form';

/** A room of the settings, section by section, with how shoppers will see it; saved by itself. */
export function SettingsForm(props: SettingsTabProps) {
  const { sections, version } = props;
  const { form, submit, conflict, settle, failure, discard } = useSettingsForm(props);
  const { isDirty, isSubmitting } = form.formState;
  useSectionInAddress();
  return (
    <FormProvider {...form}>
      {conflict && (
        <ConflictPanel
          title="Somebody else changed this meanwhile"
          conflict={conflict}
          isBusy={isSubmitting}
          keep={{ label: 'Keep my version', onClick: () => void settle(conflict, true) }}
          drop={{ label: 'Take their version', onClick: () => void settle(conflict, false) }}
        >
          <BothVersions conflict={conflict} mine={form.getValues()} />
        </ConflictPanel>
      )}
      <form
        noValidate
        aria-label="Settings"
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
        className="space-y-6"
      >
        {Object.entries(sections).map(([id, section]) => (
          <Panel key={id} id={id} title={section.title}>
            {'fields' in section ? (
              <FieldsSection {...section} />
            ) : (
              <section.Section settings={version.settings} />
            )}
          </Panel>
        ))}
        {failure && <Notice tone="error" {...failure} />}
        <div className="bottom-bar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" isBusy={isSubmitting}>
            Save settings
          </Button>
          {isDirty && (
            <Button ref={restoreFocusBeside} variant="plain" size="small" onClick={discard}>
              Discard changes
            </Button>
          )}
          <p role="status" className="text-sm text-ink-soft">
            {isDirty && 'Not saved yet'}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

/** Goes to the section that the address names, which is not there yet when the browser would go. */
function useSectionInAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  }, [hash]);
}

function BothVersions({ conflict, mine }: { conflict: SettingsConflict; mine: SettingsFields }) {
  const typed = flatten(mine);
  return (
    <dl className="mt-4 space-y-4">
      {conflict.names.map((name) => (
        <div key={name} className="grid gap-x-6 gap-y-2 border-t border-line pt-3 sm:grid-cols-2">
          <dt className="font-semibold sm:col-span-2">{titleOf(name)}</dt>
          <Version title="Your version" value={typed[name]} />
          <Version title="Their version" value={conflict.latest.flat[name]} />
        </div>
      ))}
    </dl>
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
