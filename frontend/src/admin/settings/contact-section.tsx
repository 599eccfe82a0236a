import { useWatch } from 'react-hook-form';
import { TextArea, TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { ContactDetails } from '@/ui/settings/contact-details';
import { SettingsSection } from './settings-section';
import { useSettingsContext } from './text-sections';

export function ContactSection() {
  const form = useSettingsContext();
  const contact = useWatch({ control: form.control, name: 'contact' });
  const isEmpty = Object.values(contact).every((text) => text.trim() === '');
  return (
    <SettingsSection
      id="contact"
      hint="On the page “Contact”, and for search engines. What is left empty is not shown."
      preview={
        isEmpty ? (
          <p className="text-sm text-ink-faint">Nothing yet.</p>
        ) : (
          <ContactDetails contact={contact} />
        )
      }
    >
      <TextArea {...fieldOf(form, 'contact.address', 'Address')} rows={3} autoComplete="off" />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fieldOf(form, 'contact.phone', 'Phone')} type="tel" autoComplete="off" />
        <TextField {...fieldOf(form, 'contact.email', 'E-mail')} type="email" autoComplete="off" />
      </div>
      <TextArea {...fieldOf(form, 'contact.hours', 'Opening hours')} rows={3} />
    </SettingsSection>
  );
}
