import type { NewsItem } from '@storyloom/backend/contract/settings';
import type { ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Button } from '@/ui/button';
import { Notice } from '@/ui/notice';
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
  /** A news item as shoppers see it in the list. */
  renderNewsCard: (item: NewsItem) => ReactNode;
  /** Uploads a picture; `onUploaded` hears its stored name. */
  renderPicturePicker: (label: string, onUploaded: (name: string) => void) => ReactNode;
}

interface SettingsFormProps {
  version: SettingsVersion;
  /** Asks the API for the settings as they are now. */
  readAgain: () => Promise<SettingsVersion | undefined>;
  parts: SettingsParts;
}

/** Everything the shop says of itself, section by section, with how shoppers will see it. */
export function SettingsForm({ version, readAgain, parts }: SettingsFormProps) {
  const { form, submit, conflict, keepMine, takeTheirs, failure, startOver } = useSettingsForm(
    version,
    readAgain,
  );
  const { isDirty, isSubmitting } = form.formState;
  return (
    <FormProvider {...form}>
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
        <NewsSection {...parts} />
        <TextSection name="about" />
        <TextSection name="services" />
        <DeliverySection />
        <ContactSection />
        <SocialSection />
        <LettersSection isOn={version.settings.letters.isOn} />
        <StockSection />
        {failure && <Notice tone="error" {...failure} />}
        <div className="bottom-bar -mx-1 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-1 py-3">
          <Button type="submit" isBusy={isSubmitting}>
            Save settings
          </Button>
          {isDirty && (
            <Button variant="plain" size="small" onClick={startOver}>
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
