import { PictureButton } from '@/admin/ui/picture/picture-picker';
import { asTyped } from '@/ui/form/form';
import { words } from '@/words/admin';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { SettingsField, SettingsSection } from './settings-section';

/** The official notice on the legal guarantee: an uploaded file or an address. */
export function GuaranteeSection() {
  const form = useSettingsContext();
  const { uploadNotice } = words.adminSettings;
  return (
    <SettingsSection>
      <SettingsField name="guarantee.isOn" isCheckbox />
      <SettingsField name="guarantee.image" dir="ltr" />
      <PictureButton
        label={uploadNotice}
        onUploaded={(name) => form.setValue('guarantee.image', name, asTyped)}
      />
      <SettingsField name="guarantee.url" dir="ltr" />
    </SettingsSection>
  );
}
