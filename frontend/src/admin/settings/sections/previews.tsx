import { writeAmount } from '@storyloom/backend/contract/shop/formats';
import type { LegalPageName } from '@storyloom/backend/contract/shop/site-pages';
import { shopMoneySchema } from '@storyloom/backend/contract/shop/money/shop-money';
import { adminSettingsApi } from '@/admin/settings/admin-settings.api';
import { useTypedSetting } from '@/admin/settings/settings-context';
import { ContactDetails } from '@/shop-facts/settings/contact-details';
import { DeliveryTextLine } from '@/shop-facts/settings/delivery-text';
import { HeroText } from '@/shop-facts/settings/hero-text';
import { newsletterTitle } from '@/shop-facts/settings/newsletter-title';
import { PlainText, splitLead } from '@/ui/text/plain-text';
import { ProseText } from '@/ui/text/prose';
import { words } from '@/words/admin';

// Previews of the typed settings, as shoppers would see them.

function NothingYet() {
  return <p className="text-sm text-ink-faint">{words.adminSettings.nothingYet}</p>;
}

export function ContactPreview() {
  const contact = useTypedSetting('contact');
  const isEmpty = Object.values(contact).every((text) => text.trim() === '');
  return isEmpty ? <NothingYet /> : <ContactDetails contact={contact} />;
}

export function NewsletterPreview() {
  const { isOn, promise: frequency } = useTypedSetting('newsletter');
  return <p className="font-serif text-lg font-semibold">{newsletterTitle(isOn, frequency)}</p>;
}

export function HeroPreview() {
  return (
    <>
      <p className="font-serif text-3xl leading-tight font-semibold">{words.home.heroTitle}</p>
      <HeroText text={useTypedSetting('hero')} />
    </>
  );
}

export const DeliveryPreview = () => <DeliveryTextLine text={useTypedSetting('delivery')} />;

/** The pages that the owner writes as plain text. */
export type WrittenText = 'about' | 'services' | `pages.${LegalPageName}`;

export function TextPreview({ name }: { name: WrittenText }) {
  const text = useTypedSetting(name);
  const { lead, rest } = splitLead(text);
  if (!text.trim()) return <NothingYet />;
  return (
    <ProseText lead={lead}>
      <PlainText text={rest} />
    </ProseText>
  );
}

export function MoneyPreview() {
  /** Undefined while the typed value is invalid. */
  const money = shopMoneySchema.safeParse(useTypedSetting('money')).data;
  return <p className="text-2xl font-semibold">{money && writeAmount(1234.5, money)}</p>;
}

export function EmailsHint() {
  const isOn = adminSettingsApi.useReadAdminSettingsQuery().data?.stored.emails.isOn;
  const { sections, noMail } = words.adminSettings;
  const { hint } = sections.emails;
  return <span>{isOn ? hint : `${hint} ${noMail}`}</span>;
}

/** Says that the address is missing: customers who collect an order would not learn it. */
export function PickupHint() {
  const { data } = adminSettingsApi.useReadAdminSettingsQuery();
  const isOn = useTypedSetting('pickup.isOn');
  const { sections, noPickupAddress } = words.adminSettings;
  const isMissing = isOn && data?.stored.contact.address.trim() === '';
  return (
    <>
      <span className="block">{sections.pickup.hint}</span>
      <strong role="status" className="block font-semibold text-ink">
        {isMissing && noPickupAddress}
      </strong>
    </>
  );
}
