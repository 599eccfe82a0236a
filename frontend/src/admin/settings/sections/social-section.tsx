import { shopPlaceholder } from '@storyloom/backend/contract/identity/shop-name';
import { maxSocialLinks, settingsSchema } from '@storyloom/backend/contract/shop/settings';
import { useTypedSetting } from '@/admin/settings/settings-context';
import { SocialLinks } from '@/shop-facts/settings/social-links';
import { words } from '@/words/admin';
import { EntryList } from './entry-list';
import { SettingsField, SettingsSection } from './settings-section';

const linkSchema = settingsSchema.shape.social;

export function SocialSection() {
  const { social: texts } = words.adminSettings;
  // A half-typed address would link to another site.
  const shown = useTypedSetting('social').filter((link) => linkSchema.safeParse([link]).success);
  return (
    <SettingsSection preview={<SocialLinks links={shown} />}>
      <EntryList
        name="social"
        max={maxSocialLinks}
        makeEntry={() => ({ name: '', url: 'https://' })}
        renderEntry={(index) => (
          <>
            <SettingsField name={`social.${index}.name`} label={texts.name} />
            <SettingsField name={`social.${index}.url`} label={texts.address} inputMode="url" />
          </>
        )}
      >
        <p className="text-sm text-ink-faint">{texts.placeholder(shopPlaceholder)}</p>
      </EntryList>
    </SettingsSection>
  );
}
