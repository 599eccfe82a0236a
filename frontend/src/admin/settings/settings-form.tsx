import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import type { VersionRow } from '@/admin/ui/conflict/conflict';
import { differencesOf } from '@/admin/ui/conflict/merge-three-ways';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/notices/notice';
import { Panel } from '@/admin/ui/panel';
import { FieldsSection } from './sections/settings-section';
import { flatten, type FlatSettings } from './flatten-settings';
import { words } from '@/words/admin';
import { sectionsOf, titleOf } from './settings-tabs';
import { useSettingsForm, type SettingsFormProps } from './use-settings-form';

/** A settings tab with its sections and previews; each tab is saved by itself. */
export function SettingsForm(props: SettingsFormProps) {
  const { tab, version } = props;
  const { lostLanguage } = version.stored;
  const { form, submit, conflict, failure, discard, ...choice } = useSettingsForm(props);
  const { isDirty, isSubmitting, errors } = form.formState;
  const isWrong = Object.keys(errors).length > 0;
  const { form: texts, sections: sectionTexts, title } = words.adminSettings;
  useSectionInAddress();
  return (
    <FormProvider {...form}>
      {conflict && (
        <ConflictPanel
          what="these settings"
          conflict={conflict}
          rows={rowsOf(flatten(form.getValues()), choice.theirs)}
          isBusy={isSubmitting}
          onSaveMine={() => void choice.saveMine()}
          onTakeTheirs={discard}
        />
      )}
      <form
        noValidate
        aria-label={title}
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
        className="space-y-6"
      >
        {lostLanguage && <Notice tone="error">{words.lostLanguage(lostLanguage)}</Notice>}
        {sectionsOf(tab).map(([id, section]) => (
          <Panel key={id} id={id} title={sectionTexts[id].title}>
            <p className="-mt-2 mb-5 text-sm text-ink-soft">
              {'Hint' in section && section.Hint ? <section.Hint /> : sectionTexts[id].hint}
            </p>
            {'fields' in section ? (
              <FieldsSection {...section} />
            ) : (
              <section.Section settings={version.stored} />
            )}
          </Panel>
        ))}
        {failure && (
          <Notice
            tone="error"
            title={failure.status === 413 ? texts.tooMuch : texts.notSaved}
            reference={failure.reference}
          />
        )}
        <div className="bottom-bar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" isBusy={isSubmitting}>
            {texts.save}
          </Button>
          {isDirty && (
            <Button ref={restoreFocusBeside} variant="plain" size="small" onClick={discard}>
              {texts.discard}
            </Button>
          )}
          <p role="status" className="text-sm text-ink-soft">
            {isDirty && (isWrong ? texts.correctFirst : texts.notSavedYet)}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

/** Scrolls to the section in the address: the browser looks for it before it is rendered. */
function useSectionInAddress(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = document.getElementById(hash.slice(1));
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
    // A second click on the same link has another key.
  }, [hash, key]);
}

function rowsOf(mine: FlatSettings, theirs: FlatSettings): VersionRow[] {
  return differencesOf(theirs, mine)
    .filter((name) => name !== 'moveTo')
    .map((name) => ({
      label: titleOf(name),
      mine: textLines(mine[name]).join('\n'),
      theirs: textLines(theirs[name]).join('\n'),
    }));
}

/** Each text of a value on a line of its own. */
function textLines(value: unknown): string[] {
  if (typeof value === 'boolean') return [value ? words.adminSettings.yes : words.adminSettings.no];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([name]) => name !== 'id')
    .flatMap(([, inner]) => textLines(inner))
    .filter(Boolean);
}
