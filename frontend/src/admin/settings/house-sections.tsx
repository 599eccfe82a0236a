import { Checkbox, TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { SettingsSection } from './settings-section';
import { useSettingsContext } from './text-sections';

/** `isOn`: whether letters go out at all. */
export function LettersSection({ isOn }: { isOn: boolean }) {
  const form = useSettingsContext();
  return (
    <SettingsSection
      id="letters"
      hint={
        isOn
          ? 'E-mails to customers and to you.'
          : 'E-mails to customers and to you. None is sent yet: no mail server is set.'
      }
    >
      <TextField
        {...fieldOf(form, 'sender', 'Name of the sender')}
        hint="Whom letters come from."
        autoComplete="off"
      />
      <Checkbox
        label="Tell me of new orders in one letter a day, not in one for each"
        {...form.register('letters.digest')}
      />
    </SettingsSection>
  );
}

export function StockSection() {
  const form = useSettingsContext();
  return (
    <SettingsSection id="stock" hint="Marks books in your own table; shoppers do not see it.">
      <TextField
        {...fieldOf(form, 'lowStock', 'Low-stock number')}
        inputMode="numeric"
        autoComplete="off"
        hint="A book with this many copies or fewer counts as low on stock."
      />
    </SettingsSection>
  );
}
