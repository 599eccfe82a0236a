import { useState, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/ui/controls/button';
import { DraftNotice } from '@/ui/form/draft-notice';
import { Notice } from '@/ui/notices/notice';
import type { SettingsVersion } from './admin-settings.api';
import { ContactSection } from './contact-section';
import { LettersSection, StockSection } from './house-sections';
import { NewsSection } from './news-section';
import { SettingsConflictPanel } from './settings-conflict-panel';
import { SocialSection } from './social-section';
import { DeliverySection, HeroSection, TextSection } from './text-sections';
import { useSettingsForm } from './use-settings-form';

/** What other rooms bring into the form. */
export interface SettingsParts {
  renderPicturePicker: (picker: PicturePickerProps) => ReactNode;
}

interface PicturePickerProps {
  label: string;
  /** Hears the name under which the shop keeps the picture. */
  onUploaded: (name: string) => void;
  /** Whether a picture is on its way. */
  onBusy: (isBusy: boolean) => void;
}

interface SettingsFormProps {
  version: SettingsVersion;
  /** Asks the API for the settings as they are now. */
  readAgain: () => Promise<SettingsVersion | undefined>;
  parts: SettingsParts;
}

/** Everything the shop says of itself, section by section, with how shoppers will see it. */
export function SettingsForm({ version, readAgain, parts }: SettingsFormProps) {
  const { form, submit, conflict, keepMine, takeTheirs, failure, ...start } = useSettingsForm(
    version,
    readAgain,
  );
  const { isDirty, isSubmitting } = form.formState;
  const [uploads, setUploads] = useState<string[]>([]);
  const setUploading = (key: string, isBusy: boolean) =>
    setUploads((keys) => [...keys.filter((other) => other !== key), ...(isBusy ? [key] : [])]);
  return (
    <FormProvider {...form}>
      {start.hasRestored && <DraftNotice onStartOver={start.startOver} />}
      {conflict && (
        <SettingsConflictPanel
          conflict={conflict}
          mine={form.getValues()}
          isBusy={isSubmitting}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={() => void takeTheirs()}
        />
      )}
      <form
        noValidate
        aria-label="Settings"
        aria-busy={isSubmitting}
        onSubmit={(event) => void submit(event)}
        className="space-y-6"
      >
        <HeroSection />
        <NewsSection {...parts} onUploading={setUploading} />
        <TextSection name="about" />
        <TextSection name="services" />
        <DeliverySection />
        <ContactSection />
        <SocialSection />
        <LettersSection isOn={version.settings.letters.isOn} />
        <StockSection />
        {failure && <Notice tone="error" {...failure} />}
        <div className="bottom-bar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" isBusy={isSubmitting || uploads.length > 0}>
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
