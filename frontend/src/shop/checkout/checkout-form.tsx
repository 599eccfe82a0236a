import { zodResolver } from '@hookform/resolvers/zod';
import {
  checkoutSchema,
  collectorSchema,
  type CheckoutDetails,
} from '@storyloom/backend/contract/order/checkout';
import { orderButtonOf } from '@storyloom/backend/contract/order/order-button';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useForm, type FieldPath } from 'react-hook-form';
import { useSettings } from '@/api/settings.api';
import { pageLanguage } from '@/config/page-language';
import { paths } from '@/config/paths';
import { Button } from '@/ui/controls/button';
import { linkTo } from '@/ui/controls/link-to';
import { TextField } from '@/ui/form/field';
import { Checkbox } from '@/ui/form/more-fields';
import { Radio } from '@/ui/form/radio';
import { fieldOf, showFieldErrors } from '@/ui/form/form';
import { AddressFields, CompanyFields, PersonFields } from '@/shop-facts/order/recipient-fields';
import { GiftOptions, type GiftChoice } from '@/shop-facts/order/gift-options';
import { GuaranteeNotice } from '@/shop-facts/settings/guarantee-notice';
import { PickupPlace } from '@/shop-facts/settings/pickup-place';
import { readCheckoutDraft, useCheckoutDraft } from './use-checkout-draft';
import { KeepDetails, useSavedDetails } from './keep-details';
import { words } from '@/words/shop';

interface CheckoutFormProps {
  customer: { uid: string; email: string };
  /** Hidden while the order is on its way, so that nothing typed is lost if it fails. */
  isHidden: boolean;
  /** The customer's choice, which the draft keeps; it is no pickup where none is offered. */
  wantsPickup: boolean;
  isPickup: boolean;
  /** Absent where nothing can be collected in the shop. */
  onChoosePickup: ((isPickup: boolean) => void) | undefined;
  gift: GiftChoice;
  /** Absent where nothing can be a gift. */
  onChooseGift: ((gift: GiftChoice) => void) | undefined;
  /** Why no order can be sent now; undefined when one can. */
  disabledReason: ReactNode;
  /** What the API found wrong with the last try, by the names of the fields. */
  refused: Record<string, string[]> | undefined;
  /** What the customer keeps for the next order; it fills untouched fields. */
  saved: CheckoutDetails | undefined;
  /** What is bought and what it costs: right above the button, as the law asks. */
  summary: ReactElement;
  onSubmit: (details: CheckoutDetails) => void;
}

export function CheckoutForm({
  customer: { uid, email },
  isHidden,
  wantsPickup,
  isPickup,
  onChoosePickup,
  gift,
  onChooseGift,
  disabledReason,
  refused,
  saved,
  summary,
  onSubmit,
}: CheckoutFormProps) {
  const texts = words.checkout;
  const [hasAgreed, setHasAgreed] = useState(false);
  const settings = useSettings().data;
  const { terms, privacy } = settings?.pages ?? { terms: true, privacy: true };
  const orderButton = settings?.orderButton ?? orderButtonOf(pageLanguage());
  const waitsForTick = (terms || privacy) && !hasAgreed;
  const form = useForm({
    resolver: zodResolver(isPickup ? collectorSchema : checkoutSchema),
    defaultValues: readCheckoutDraft(uid).details,
  });
  const field = (name: FieldPath<CheckoutDetails>, label: string) => fieldOf(form, name, label);
  useCheckoutDraft(form, { uid, wantsPickup, gift });
  useSavedDetails(form, saved);
  useEffect(() => {
    if (!isHidden) showFieldErrors(form, refused);
  }, [form, isHidden, refused]);

  return (
    <form
      noValidate
      hidden={isHidden}
      onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}
      className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16"
    >
      <div className="min-w-0 space-y-10">
        <fieldset>
          <legend className="font-serif text-2xl font-semibold">{texts.details}</legend>
          <div className="mt-5 grid gap-5 sm:grid-cols-2">
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
          </div>
        </fieldset>
        {settings?.vat.isOn && (
          <fieldset>
            <legend className="font-serif text-2xl font-semibold">{words.vat.forCompanies}</legend>
            <div className="mt-5 grid gap-5 sm:grid-cols-2">
              <CompanyFields field={field} />
            </div>
          </fieldset>
        )}
        {onChoosePickup && <DeliveryOptions isPickup={isPickup} onChoose={onChoosePickup} />}
        {!isPickup && (
          <fieldset>
            <legend className="font-serif text-2xl font-semibold">{texts.shippingAddress}</legend>
            <div className="mt-5 grid gap-5 sm:grid-cols-2">
              <AddressFields field={field} isRequired />
            </div>
            <KeepDetails form={form} saved={saved} />
          </fieldset>
        )}
        {onChooseGift && <GiftOptions choice={gift} onChoose={onChooseGift} refused={refused} />}
        <GuaranteeNotice />
      </div>
      <div className="h-fit min-w-0 lg:sticky lg:top-28">
        {(terms || privacy) && (
          <Checkbox
            checked={hasAgreed}
            onChange={(event) => setHasAgreed(event.target.checked)}
            label={agreement({ terms, privacy })}
          />
        )}
        {summary}
        <Button
          type="submit"
          disabled={waitsForTick || Boolean(disabledReason)}
          aria-describedby="checkout-waits"
          className="mt-4 w-full"
        >
          {texts.submit[orderButton]}
        </Button>
        <p id="checkout-waits" role="status" className="mt-2 min-h-5 text-sm text-ink-soft">
          {disabledReason || (waitsForTick && texts.waitsForTick)}
        </p>
      </div>
    </form>
  );
}

interface DeliveryOptionsProps {
  isPickup: boolean;
  onChoose: (isPickup: boolean) => void;
}

function DeliveryOptions({ isPickup, onChoose }: DeliveryOptionsProps) {
  const { label, send, pickup } = words.checkout.delivery;
  return (
    <fieldset>
      <legend className="font-serif text-2xl font-semibold">{label}</legend>
      <div className="mt-3">
        <Radio name="delivery" label={send} checked={!isPickup} onChange={() => onChoose(false)} />
        <Radio name="delivery" label={pickup} checked={isPickup} onChange={() => onChoose(true)} />
      </div>
      {isPickup && (
        <div className="mt-2 ms-8">
          <PickupPlace />
        </div>
      )}
    </fieldset>
  );
}

function agreement({ terms, privacy }: { terms: boolean; privacy: boolean }) {
  const { toBoth, toTerms, toPrivacy } = words.checkout.agree;
  if (!privacy) return toTerms(legalLink('terms'));
  return terms ? toBoth(legalLink('terms'), legalLink('privacy')) : toPrivacy(legalLink('privacy'));
}

const legalLink = (name: 'terms' | 'privacy') => linkTo(paths[name], { target: '_blank' });
