import { PictureButton } from '@/admin/ui/picture/picture-picker';
import { asTyped } from '@/ui/form/form';
import { words } from '@/words/admin';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { NamedField, SettingsSection } from './settings-section';

/** The official notice on the legal guarantee: an uploaded file or an address. */
export function GuaranteeSection() {
  const form = useSettingsContext();
  const { uploadNotice } = words.adminSettings;
  return (
    <SettingsSection>
      <NamedField name="guarantee.isOn" isCheckbox />
      <NamedField name="guarantee.image" dir="ltr" />
      <PictureButton
        label={uploadNotice}
        onUploaded={(name) => form.setValue('guarantee.image', name, asTyped)}
      />
      <NamedField name="guarantee.url" dir="ltr" />
    </SettingsSection>
  );
}
