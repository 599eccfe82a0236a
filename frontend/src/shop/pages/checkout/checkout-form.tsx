import { useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { isResponseLost } from '@/api/api-error';
import { CartChanges } from '@/shop/cart/cart-changes';
import { EmptyCart } from '@/shop/cart/cart-panel';
import { booksToBuy, useCartLines } from '@/shop/cart/use-cart-lines';
import { GiftOptions } from '@/shop-facts/order/gift-options';
import { DeliveryText } from '@/shop-facts/settings/delivery-text';
import { GuaranteeNotice } from '@/shop/ui/guarantee-notice';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';
import { OrderError, PlacingOrder } from '@/shop/checkout/checkout-messages';
import {
  AddressSection,
  CompanySection,
  DeliverySection,
  PersonSection,
  PlaceOrderSection,
} from '@/shop/checkout/checkout-sections';
import { OrderSummary } from '@/shop/checkout/order-summary';
import { useCheckoutChoices } from './use-checkout-choices';
import { useSubmitOrder } from './use-submit-order';

interface CheckoutFormProps {
  customer: { uid: string; email: string };
  hasSessionEnded: boolean;
}

export function CheckoutForm({ customer, hasSessionEnded }: CheckoutFormProps) {
  const texts = words.checkout;
  const cart = useCartLines();
  const { lines, isChecking } = cart;
  const choices = useCheckoutChoices(customer.uid, lines);
  const { form, saved, gift, setGift, setWantsPickup, sums } = choices;
  const { canCollect, canBeGift, isPickup, total } = sums;
  const { column, messages, focusMessages } = useFocusMessages();
  const { submit, isPlacing, error } = useSubmitOrder({
    customer,
    cart,
    sums,
    form,
    gift,
    onRefused: focusMessages,
  });

  const hasUnavailableBook = lines.some((line) => line.unavailable !== null);
  const isRecheckingCart = isChecking && error !== null;
  const disabledReason = hasUnavailableBook
    ? texts.unavailableBook((text) => (
        <button type="button" className="link" onClick={() => focusMessages()}>
          {text}
        </button>
      ))
    : isRecheckingCart && texts.looksAgain;

  if (lines.length === 0 && !isPlacing) {
    return (
      <>
        {/* The lost order has taken its books out of the cart. */}
        {error && isResponseLost(error) && (
          <div className="page pt-8">
            <OrderError error={error} hasSessionEnded={hasSessionEnded} />
          </div>
        )}
        <EmptyCart title={texts.title} text={texts.nothing} />
      </>
    );
  }
  return (
    <div className="page py-8 sm:py-12">
      <h1 className={isPlacing ? 'sr-only' : 'text-4xl'}>{texts.title}</h1>
      {!isPlacing && (
        <p className="mt-2 text-ink-soft tabular-nums lg:hidden">
          {texts.summary.inShort(booksToBuy(lines).length, formatPrice(total))}
        </p>
      )}
      {isPlacing && <PlacingOrder />}
      <div ref={column} tabIndex={-1} className={`space-y-6 ${isPlacing ? '' : 'mt-8'}`}>
        <div
          ref={messages}
          tabIndex={-1}
          hidden={isPlacing}
          className="space-y-6 not-has-[p]:hidden"
        >
          <OrderError error={error} hasSessionEnded={hasSessionEnded} />
          <CartChanges lines={lines} onAccepted={focusMessages} />
        </div>
        <FormProvider {...form}>
          <form
            noValidate
            // Stays mounted, so that no input is lost if the order fails.
            hidden={isPlacing}
            onSubmit={(event) => void submit(event)}
            className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16"
          >
            <div className="min-w-0 space-y-10">
              <PersonSection email={customer.email} />
              <CompanySection />
              {canCollect && <DeliverySection isPickup={isPickup} onChange={setWantsPickup} />}
              {!isPickup && <AddressSection saved={saved} />}
              {canBeGift && (
                <GiftOptions
                  value={gift}
                  onChange={setGift}
                  brokenRules={error?.fields?.['gift.text']?.join('\n')}
                />
              )}
              <GuaranteeNotice isPreview />
            </div>
            <PlaceOrderSection disabledReason={disabledReason}>
              <OrderSummary books={booksToBuy(lines)} sums={sums} />
            </PlaceOrderSection>
          </form>
        </FormProvider>
        {!isPlacing && !isPickup && <DeliveryText />}
      </div>
    </div>
  );
}

/**
 * Moves focus to the messages, which may be out of view, else to the first invalid field or the
 * button.
 */
function useFocusMessages() {
  const column = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const focusMessages = () => {
    const open = column.current?.querySelector<HTMLElement>(
      '[aria-invalid=true], [type=submit]:enabled',
    );
    (messages.current?.textContent ? messages.current : (open ?? column.current))?.focus();
  };
  return { column, messages, focusMessages };
}
