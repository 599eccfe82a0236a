import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { useSectionInAddress } from '@/ui/controls/section-links';
import { DraftNotice } from '@/ui/form/draft-notice';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/ui/panel';
import type { SettingsVersion } from './admin-settings.api';
import { SettingsConflictPanel } from './settings-conflict-panel';
import { partOf } from './settings-leaves';
import { FieldsSection } from './sections/fields-section';
import type { SettingsSectionRow } from './settings-context';
import { namesOf } from './settings-rooms';
import { useSettingsForm } from './use-settings-form';

interface SettingsFormProps {
  /** Its name and what stands in it. */
  room: string;
  sections: Record<string, SettingsSectionRow>;
  version: SettingsVersion;
  /** Asks the API for the settings as they are now. */
  readAgain: () => Promise<SettingsVersion | undefined>;
}

/** A room of the settings, section by section, with how shoppers will see it; saved by itself. */
export function SettingsForm({ room, sections, version, readAgain }: SettingsFormProps) {
  const { form, submit, conflict, settle, failure, ...start } = useSettingsForm(
    { room, names: Object.values(sections).flatMap((section) => namesOf(section).map(partOf)) },
    version,
    readAgain,
  );
  const { isDirty, isSubmitting } = form.formState;
  useSectionInAddress();
  const [uploads, setUploads] = useState(0);
  return (
    <FormProvider {...form}>
      {start.hasRestored && <DraftNotice onStartOver={start.discard} />}
      {conflict && (
        <SettingsConflictPanel
          conflict={conflict}
          mine={form.getValues()}
          isBusy={isSubmitting}
          onSettle={(isMine) => void settle(conflict, isMine)}
        />
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
              <section.Section
                settings={version.settings}
                onUploading={(isBusy) => setUploads((count) => count + (isBusy ? 1 : -1))}
              />
            )}
          </Panel>
        ))}
        {failure && <Notice tone="error" {...failure} />}
        <div className="bottom-bar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" isBusy={isSubmitting || uploads > 0}>
            Save settings
          </Button>
          {isDirty && (
            <Button variant="plain" size="small" onClick={start.discard}>
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
