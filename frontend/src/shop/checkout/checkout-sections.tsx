import type { CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import { orderButtonOf } from '@storyloom/backend/contract/order/order-button';
import { useState, type ReactElement, type ReactNode } from 'react';
import type { FieldPath } from 'react-hook-form';
import { useSettings } from '@/api/endpoints/settings.api';
import { pageLanguage } from '@/config/page-language';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { linkTo } from '@/ui/controls/link-to';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/checkbox';
import { Radio } from '@/ui/form/radio';
import { fieldOf } from '@/ui/form/form';
import {
  AddressFields,
  CompanyFields,
  PersonFields,
  useHasCompanyFields,
} from '@/shop-facts/order/recipient-fields';
import { PickupPlace } from '@/shop/ui/pickup-place';
import { SaveDetails } from './save-details';
import { useCheckoutContext } from './use-checkout-form';
import { words } from '@/words/shop';

export function PersonSection({ email }: { email: string }) {
  const field = useCheckoutField();
  const texts = words.checkout;
  return (
    <Section legend={texts.details}>
      <PersonFields field={field} isRequired />
      <TextField
        label={texts.email}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        disabled
        className="sm:col-span-2"
        hint={texts.emailHint}
      />
    </Section>
  );
}

export function CompanySection() {
  const field = useCheckoutField();
  if (!useHasCompanyFields()) return null;
  return (
    <Section legend={words.vat.forCompanies}>
      <CompanyFields field={field} />
    </Section>
  );
}

/** `saved`: the details that the customer has stored for the next order. */
export function AddressSection({ saved }: { saved: CheckoutDetails | undefined }) {
  const field = useCheckoutField();
  return (
    <Section legend={words.checkout.shippingAddress} after={<SaveDetails saved={saved} />}>
      <AddressFields field={field} isRequired />
    </Section>
  );
}

interface DeliverySectionProps {
  isPickup: boolean;
  onChange: (isPickup: boolean) => void;
}

export function DeliverySection({ isPickup, onChange }: DeliverySectionProps) {
  const { label, send, pickup } = words.checkout.delivery;
  return (
    <fieldset>
      <legend className="font-serif text-2xl font-semibold">{label}</legend>
      <div className="mt-3">
        <Radio name="delivery" label={send} checked={!isPickup} onChange={() => onChange(false)} />
        <Radio name="delivery" label={pickup} checked={isPickup} onChange={() => onChange(true)} />
      </div>
      {isPickup && (
        <div className="mt-2 ms-8">
          <PickupPlace />
        </div>
      )}
    </fieldset>
  );
}

interface PlaceOrderSectionProps {
  /** Why the button is disabled; undefined if it is enabled. */
  disabledReason: ReactNode;
  /** The order summary: the law requires it right above the button. */
  children: ReactElement;
}

export function PlaceOrderSection({ disabledReason, children }: PlaceOrderSectionProps) {
  const texts = words.checkout;
  const [hasAgreed, setHasAgreed] = useState(false);
  const settings = useSettings().data;
  const { terms, privacy } = settings?.pages ?? { terms: true, privacy: true };
  const orderButton = settings?.orderButton ?? orderButtonOf(pageLanguage());
  const isTickMissing = (terms || privacy) && !hasAgreed;
  return (
    <div className="h-fit min-w-0 lg:sticky lg:top-28">
      {(terms || privacy) && (
        <Checkbox
          checked={hasAgreed}
          onChange={(event) => setHasAgreed(event.target.checked)}
          label={agreement({ terms, privacy })}
        />
      )}
      {children}
      <Button
        type="submit"
        disabled={isTickMissing || Boolean(disabledReason)}
        aria-describedby="order-disabled-reason"
        className="mt-4 w-full"
      >
        {texts.submit[orderButton]}
      </Button>
      <p id="order-disabled-reason" role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
        {disabledReason || (isTickMissing && texts.waitsForTick)}
      </p>
    </div>
  );
}

function agreement({ terms, privacy }: { terms: boolean; privacy: boolean }) {
  const { toBoth, toTerms, toPrivacy } = words.checkout.agree;
  if (!privacy) return toTerms(legalLink('terms'));
  return terms ? toBoth(legalLink('terms'), legalLink('privacy')) : toPrivacy(legalLink('privacy'));
}

const legalLink = (name: 'terms' | 'privacy') => linkTo(paths[name], { target: '_blank' });

interface SectionProps {
  legend: string;
  /** The fields, in a grid. */
  children: ReactNode;
  after?: ReactElement;
}

function Section({ legend, children, after }: SectionProps) {
  return (
    <fieldset>
      <legend className="font-serif text-2xl font-semibold">{legend}</legend>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">{children}</div>
      {after}
    </fieldset>
  );
}

function useCheckoutField() {
  const form = useCheckoutContext();
  return (name: FieldPath<CheckoutDetails>, label: string) => fieldOf(form, name, label);
}
