import { accentTokens } from '@storyloom/backend/contract/identity/accent';
import { shopIdentitySchema } from '@storyloom/backend/contract/identity/shop-identity';
import type { AdminSettings } from '@storyloom/backend/contract/shop/settings';
import { Logo } from '@/shop-facts/settings/brand';
import { SmallButton } from '@/ui/controls/button';
import { PictureButton } from '@/admin/ui/picture/picture-picker';
import { TextField } from '@/ui/form/field';
import { asTyped, fieldOf } from '@/ui/form/form';
import { words } from '@/words/admin';
import { SettingsField, SettingsSection } from './settings-section';
import { useSettingsContext, useTypedSetting } from '@/admin/settings/settings-context';

const { accent: accentSchema } = shopIdentitySchema.shape;
/** Initial value of the colour picker, which cannot be empty. */
const defaultAccent = '#ffc83d';

/** The shop's identity, with previews in light and dark. */
export function IdentitySection({ settings }: { settings: AdminSettings }) {
  const form = useSettingsContext();
  const shop = useTypedSetting('shop');
  const { name: texts } = words.adminSettings;
  // While a colour is half typed, the preview shows the stored one.
  const accent = accentSchema.safeParse(shop.accent).data ?? settings.shop.accent;
  return (
    <SettingsSection
      preview={
        <div className="grid gap-4 sm:grid-cols-2">
          <Preview scheme="light" shop={{ ...shop, accent }} />
          <Preview scheme="dark" shop={{ ...shop, accent }} />
        </div>
      }
    >
      <SettingsField name="shop.name" />
      <SettingsField name="shop.line" />
      <AccentField accent={accent} />
      <div className="space-y-3">
        <PictureButton
          label={texts.uploadLogo}
          path="/settings/logo"
          onUploaded={(name) => form.setValue('shop.logo', name, asTyped)}
        />
        {shop.logo && (
          <SmallButton onClick={() => form.setValue('shop.logo', '', asTyped)}>
            {texts.removeLogo}
          </SmallButton>
        )}
        <p className="text-sm text-ink-faint">{texts.noLogo}</p>
      </div>
    </SettingsSection>
  );
}

/** A component of its own: errors take the focus in the order in which fields are rendered. */
function AccentField({ accent }: { accent: string }) {
  const form = useSettingsContext();
  const { labels, name: texts } = words.adminSettings;
  return (
    <div className="flex items-start gap-3">
      <TextField
        {...fieldOf(form, 'shop.accent', labels['shop.accent'])}
        autoComplete="off"
        dir="ltr"
        hint={texts.accentHint(defaultAccent)}
        className="flex-1"
      />
      <input
        type="color"
        aria-label={texts.chooseAccent}
        value={accent || defaultAccent}
        onChange={(event) => form.setValue('shop.accent', event.target.value, asTyped)}
        className="mt-6.5 h-11 w-14 shrink-0 rounded-md border border-line-strong bg-surface p-1"
      />
    </div>
  );
}

interface PreviewProps {
  scheme: 'light' | 'dark';
  shop: { name: string; logo: string; accent: string };
}

function Preview({ scheme, shop }: PreviewProps) {
  const texts = words.adminSettings.name;
  return (
    <div
      style={{ colorScheme: scheme, ...accentTokens(shop.accent) }}
      className="accent-trial min-w-0 space-y-4 rounded-md border border-line bg-paper p-4 text-ink"
    >
      <p className="flex min-h-11 items-center text-2xl">
        <Logo shop={shop} />
      </p>
      <p className="inline-block rounded-md bg-accent px-4 py-2 font-semibold text-on-accent">
        {texts.button}
      </p>
      <p className="rounded-md bg-accent-wash px-3 py-2 text-sm text-ink-soft">
        {texts.schemes[scheme]}
      </p>
    </div>
  );
}
