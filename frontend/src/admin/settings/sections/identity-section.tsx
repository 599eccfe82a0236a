import { accentTokens } from '@storyloom/backend/contract/identity/accent';
import { shopIdentitySchema } from '@storyloom/backend/contract/identity/shop-identity';
import { BrandSign } from '@/ui/brand';
import { SmallButton } from '@/ui/controls/button';
import { PictureButton } from '@/ui/form/cover-picker';
import { TextField } from '@/ui/form/field';
import { fieldOf } from '@/ui/form/form';
import { SettingsField, SettingsSection } from './settings-section';
import { useSettingsContext, useTyped, type SectionProps } from '@/admin/settings/settings-context';

const { accent: accentSchema } = shopIdentitySchema.shape;
const change = { shouldDirty: true, shouldValidate: true } as const;
/** What a colour picker begins with; it knows no empty colour. */
const deliveredAccent = '#ffc83d';

/** How the shop names itself, with the name as shoppers will see it in light and in dark. */
export function IdentitySection({ settings }: SectionProps) {
  const form = useSettingsContext();
  const shop = useTyped('shop');
  // A half-typed colour is none yet.
  const accent = accentSchema.safeParse(shop.accent).data ?? settings.shop.accent;
  return (
    <SettingsSection
      hint="In the header and foot of every page, in titles, emails, slips and files."
      preview={
        <div className="grid gap-4 sm:grid-cols-2">
          <Preview scheme="light" shop={{ ...shop, accent }} />
          <Preview scheme="dark" shop={{ ...shop, accent }} />
        </div>
      }
    >
      <SettingsField name="shop.name" label="Name of the shop" />
      <SettingsField
        name="shop.line"
        label="Line of description"
        hint="After the name in the title of the home page."
      />
      <div className="flex items-start gap-3">
        <TextField
          {...fieldOf(form, 'shop.accent', 'Accent colour')}
          autoComplete="off"
          hint={`Such as ${deliveredAccent}; empty for the yellow that the shop comes with.`}
          className="flex-1"
        />
        <input
          type="color"
          aria-label="Choose the accent colour"
          value={accent || deliveredAccent}
          onChange={(event) => form.setValue('shop.accent', event.target.value, change)}
          className="mt-6.5 h-11 w-14 shrink-0 rounded-md border border-line-strong bg-surface p-1"
        />
      </div>
      <div className="space-y-3">
        <PictureButton
          label="Upload a logo"
          path="/settings/logo"
          onUploaded={(name) => form.setValue('shop.logo', name, change)}
        />
        {shop.logo && (
          <SmallButton onClick={() => form.setValue('shop.logo', '', change)}>
            Remove the logo
          </SmallButton>
        )}
        <p className="text-sm text-ink-faint">Without a logo the name is set in type.</p>
      </div>
    </SettingsSection>
  );
}

interface PreviewProps {
  scheme: 'light' | 'dark';
  shop: { name: string; logo: string; accent: string };
}

function Preview({ scheme, shop }: PreviewProps) {
  return (
    <div
      style={{ colorScheme: scheme, ...accentTokens(shop.accent) }}
      className="accent-trial min-w-0 space-y-4 rounded-md border border-line bg-paper p-4 text-ink"
    >
      <p className="flex min-h-11 items-center text-2xl">
        <BrandSign shop={shop} />
      </p>
      <p className="inline-block rounded-md bg-accent px-4 py-2 font-semibold text-on-accent">
        Add to cart
      </p>
      <p className="rounded-md bg-accent-wash px-3 py-2 text-sm text-ink-soft">{`In ${scheme}`}</p>
    </div>
  );
}
