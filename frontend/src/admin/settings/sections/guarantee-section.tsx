import { PictureButton } from '@/shop-facts/book/cover-picker';
import { words } from '@/words/admin';
import { useSettingsContext } from '@/admin/settings/settings-context';
import { SettingsField, SettingsSection } from './settings-section';

const change = { shouldDirty: true, shouldValidate: true } as const;

/** The official notice on the legal guarantee: an uploaded copy, or its address. */
export function GuaranteeSection() {
  const form = useSettingsContext();
  const { sections, labels, news, uploadNotice } = words.adminSettings;
  return (
    <SettingsSection hint={sections.guarantee.hint}>
      <SettingsField name="guarantee.isOn" label={labels['guarantee.isOn']} is="checkbox" />
      <SettingsField
        name="guarantee.image"
        label={labels['guarantee.image']}
        hint={news.pictureHint}
        dir="ltr"
      />
      <PictureButton
        label={uploadNotice}
        onUploaded={(name) => form.setValue('guarantee.image', name, change)}
      />
      <SettingsField name="guarantee.url" label={labels['guarantee.url']} dir="ltr" />
    </SettingsSection>
  );
}
