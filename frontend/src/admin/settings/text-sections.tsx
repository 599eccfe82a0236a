import type { SettingsFields, SettingsForm } from '@storyloom/backend/contract/settings';
import { useFormContext, useWatch } from 'react-hook-form';
import { customerTexts } from '@/config/messages';
import { TextArea } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { ProseText } from '@/ui/text/prose';
import { PromiseText } from '@/ui/settings/delivery-promise';
import { HeroText } from '@/ui/settings/hero-text';
import { SettingsSection } from './settings-section';
import { settingsSections } from './settings-sections';

export const useSettingsContext = () => useFormContext<SettingsFields, unknown, SettingsForm>();

export function HeroSection() {
  const form = useSettingsContext();
  const text = useWatch({ control: form.control, name: 'hero' });
  return (
    <SettingsSection
      id="home"
      hint={`The paragraph under “${customerTexts.heroTitle}”.`}
      preview={
        <>
          <p className="font-serif text-3xl leading-tight font-semibold">
            {customerTexts.heroTitle}
          </p>
          <HeroText text={text} />
        </>
      }
    >
      <TextArea {...fieldOf(form, 'hero', 'Paragraph')} rows={4} />
    </SettingsSection>
  );
}

/** A page of its own, written as plain text. */
export function TextSection({ name }: { name: 'about' | 'services' }) {
  const form = useSettingsContext();
  const text = useWatch({ control: form.control, name });
  const { lead, rest } = splitLead(text);
  return (
    <SettingsSection
      id={name}
      hint={`The page “${settingsSections[name]}”. The first paragraph stands larger than the rest.`}
      preview={
        <ProseText lead={lead}>
          <PlainText text={rest} />
        </ProseText>
      }
    >
      <TextArea
        {...fieldOf(form, name, 'Text')}
        rows={12}
        hint="Plain text. An empty line begins a new paragraph; a paragraph that begins with “# ” is a heading."
      />
    </SettingsSection>
  );
}

export function DeliverySection() {
  const form = useSettingsContext();
  const text = useWatch({ control: form.control, name: 'delivery' });
  return (
    <SettingsSection
      id="delivery"
      hint="Beside every button that buys."
      preview={<PromiseText text={text} />}
    >
      <TextArea {...fieldOf(form, 'delivery', 'Promise')} rows={2} />
    </SettingsSection>
  );
}
