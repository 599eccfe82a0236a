import { shopPlaceholder } from '@storyloom/backend/contract/identity/shop-name';
import { maxSocialLinks, settingsSchema } from '@storyloom/backend/contract/shop/settings';
import { useTyped } from '@/admin/settings/settings-context';
import { SocialLinks } from '@/ui/settings/social-links';
import { EntryList } from './entry-list';
import { SettingsField, SettingsSection } from './settings-section';

const linkSchema = settingsSchema.shape.social;

export function SocialSection() {
  // A half-typed address would be a link to somewhere else.
  const shown = useTyped('social').filter((link) => linkSchema.safeParse([link]).success);
  return (
    <SettingsSection hint="At the foot of every page." preview={<SocialLinks links={shown} />}>
      <EntryList
        name="social"
        noun="link"
        max={maxSocialLinks}
        makeEntry={() => ({ name: '', url: 'https://' })}
        renderEntry={(index) => (
          <>
            <SettingsField name={`social.${index}.name`} label="Name" />
            <SettingsField name={`social.${index}.url`} label="Address" inputMode="url" />
          </>
        )}
      >
        <p className="text-sm text-ink-faint">
          {`${shopPlaceholder} in an address stands for the address of this shop, for links that share it.`}
        </p>
      </EntryList>
    </SettingsSection>
  );
}
