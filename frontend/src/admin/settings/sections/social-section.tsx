import { shopPlaceholder } from '@storyloom/backend/contract/identity/shop-name';
import { maxSocialLinks, settingsSchema } from '@storyloom/backend/contract/shop/settings';
import { useSettingsContext, useTypedSetting } from '@/admin/settings/settings-context';
import { SocialLinks } from '@/shop-facts/settings/social-links';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { words } from '@/words/admin';
import { EntryList } from './entry-list';
import { SettingsSection } from './settings-section';

const linkSchema = settingsSchema.shape.social;

export function SocialSection() {
  const { social: texts } = words.adminSettings;
  const form = useSettingsContext();
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
            <TextField {...fieldOf(form, `social.${index}.name`, texts.name)} autoComplete="off" />
            <TextField
              {...fieldOf(form, `social.${index}.url`, texts.address)}
              autoComplete="off"
              inputMode="url"
            />
          </>
        )}
      >
        <p className="text-sm text-ink-faint">{texts.placeholder(shopPlaceholder)}</p>
      </EntryList>
    </SettingsSection>
  );
}
