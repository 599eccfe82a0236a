import type { CheckoutDetails } from '@storyloom/backend/contract/order/checkout';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { accountApi } from '@/api/account.api';
import { toFormValues } from '@/shop/account/details-rules';
import { CartChanges } from '@/shop/cart/cart-changes';
import { booksToBuy, useCartLines } from '@/shop/cart/use-cart-lines';
import { EmptyCart } from '@/shop/cart/cart-panel';
import { booksRemoved } from '@/shop/cart/cart.slice';
import { useCustomer } from '@/shop/sign-in/use-customer';
import {
  AddressSection,
  CompanySection,
  DeliverySection,
  PersonSection,
  PlaceOrderSection,
} from '@/shop/checkout/checkout-sections';
import { OrderOnItsWay, OrderProblem } from '@/shop/checkout/checkout-messages';
import { useSavedDetails } from '@/shop/checkout/keep-details';
import { focusOrder } from '@/shop/orders/focus-order';
import { OrderSummary } from '@/shop/checkout/order-summary';
import { readCheckoutDraft, useCheckoutForm } from '@/shop/checkout/use-checkout-form';
import { usePlaceOrder, type OrderRecipient } from '@/shop/checkout/use-place-order';
import { useShipping } from '@/shop-facts/settings/use-shipping';
import { giftOf, GiftOptions } from '@/shop-facts/order/gift-options';
import { DeliveryPromise } from '@/shop-facts/settings/delivery-promise';
import { GuaranteeNotice } from '@/shop-facts/settings/guarantee-notice';
import { formatPrice } from '@/ui/text/formats';
import { prepareDialogs, showNotice } from '@/ui/dialog';
import { showFieldErrors } from '@/ui/form/form';
import { MissingEmail } from '@/shop/sign-in/missing-email';
import { words } from '@/words/shop';

export function CheckoutPage() {
  const { customer, status } = useCustomer();
  useEffect(prepareDialogs, []);
  // Kept after the session has ended, as the form still shows the customer.
  const [buyer, setBuyer] = useState(customer);
  if (customer && customer !== buyer) setBuyer(customer);

  if (!buyer?.email) return <MissingEmail />;
  const { uid, email } = buyer;
  return (
    // Another customer begins with an empty form.
    <Checkout key={uid} customer={{ uid, email }} hasSessionEnded={status === 'signed-out'} />
  );
}

interface CheckoutProps {
  customer: { uid: string; email: string };
  hasSessionEnded: boolean;
}

function Checkout({ customer, hasSessionEnded }: CheckoutProps) {
  const texts = words.checkout;
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { lines, isChecking, refetchCart } = useCartLines();
  const { place, isPlacing, problem } = usePlaceOrder(customer);
  const { data: account } = accountApi.useReadAccountQuery(customer.uid);

  const books = lines.map(({ book }) => book);
  const [wantsPickup, setWantsPickup] = useState(() => readCheckoutDraft(customer.uid).wantsPickup);
  const [gift, setGift] = useState(() => readCheckoutDraft(customer.uid).gift);
  const sums = useShipping(booksToBuy(lines), wantsPickup, giftOf(gift).gift);
  const { canCollect, canBeGift, isPickup, total, refetchShipping } = sums;
  const form = useCheckoutForm({ uid: customer.uid, wantsPickup, isPickup, gift });
  const saved = account && toFormValues(account);
  useSavedDetails(form, saved);
  const isLost = lines.some((line) => line.problem !== null);
  const column = useRef<HTMLDivElement>(null);
  const news = useRef<HTMLDivElement>(null);
  /** Moves focus to the problem, which may be screens away, else to the first invalid field or the button. */
  const showNews = () => {
    const open = column.current?.querySelector<HTMLElement>(
      '[aria-invalid=true], [type=submit]:enabled',
    );
    (news.current?.textContent ? news.current : (open ?? column.current))?.focus();
  };

  const isLookingAgain = isChecking && problem !== null;
  const disabledReason = isLost
    ? texts.lostBook((text) => (
        <button type="button" className="link" onClick={() => showNews()}>
          {text}
        </button>
      ))
    : isLookingAgain && texts.looksAgain;

  const submit = async (details: CheckoutDetails) => {
    const recipient = toRecipient(details, isPickup);
    const placed = await place({ ...recipient, ...(canBeGift && giftOf(gift)) }, books, total);
    if (placed === 'running') return;
    if ('notice' in placed) {
      showFieldErrors(form, placed.problem.fields);
      await Promise.all([placed.notice, refetchCart(), refetchShipping()]);
      showNews();
      return;
    }
    const { order, isEarlier } = placed;
    void navigate(paths.orders, { state: { newOrderId: order._id } });
    dispatch(booksRemoved(order.productIds));
    await showNotice(
      isEarlier
        ? { ...texts.placedEarlier, icon: 'warning' }
        : { ...texts.placed, icon: 'success' },
    );
    focusOrder(order._id);
  };

  if (lines.length === 0 && !isPlacing) {
    return <EmptyCart title={texts.title} text={texts.nothing} />;
  }
  return (
    <div className="page py-8 sm:py-12">
      <h1 className={isPlacing ? 'sr-only' : 'text-4xl'}>{texts.title}</h1>
      {!isPlacing && (
        <p className="mt-2 text-ink-soft tabular-nums lg:hidden">
          {texts.summary.inShort(booksToBuy(lines).length, formatPrice(total))}
        </p>
      )}
      {isPlacing && <OrderOnItsWay />}
      <div ref={column} tabIndex={-1} className={`space-y-6 ${isPlacing ? '' : 'mt-8'}`}>
        <div ref={news} tabIndex={-1} hidden={isPlacing} className="space-y-6 not-has-[p]:hidden">
          <OrderProblem problem={problem} hasSessionEnded={hasSessionEnded} />
          <CartChanges lines={lines} onAccepted={showNews} />
        </div>
        <FormProvider {...form}>
          <form
            noValidate
            // Nothing typed is lost if the order fails.
            hidden={isPlacing}
            onSubmit={(event) => void form.handleSubmit(submit)(event)}
            className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16"
          >
            <div className="min-w-0 space-y-10">
              <PersonSection email={customer.email} />
              <CompanySection />
              {canCollect && <DeliverySection isPickup={isPickup} onChoose={setWantsPickup} />}
              {!isPickup && <AddressSection saved={saved} />}
              {canBeGift && (
                <GiftOptions choice={gift} onChoose={setGift} refused={problem?.fields} />
              )}
              <GuaranteeNotice />
            </div>
            <PlaceOrderSection disabledReason={disabledReason}>
              <OrderSummary books={booksToBuy(lines)} sums={sums} />
            </PlaceOrderSection>
          </form>
        </FormProvider>
        {!isPlacing && !isPickup && <DeliveryPromise />}
      </div>
    </div>
  );
}

/** What is left empty is not sent. */
function toRecipient(details: CheckoutDetails, isPickup: boolean): OrderRecipient {
  const { name, phone, address, company, vatNumber } = details;
  return {
    name,
    phone,
    ...(isPickup ? { pickup: true } : { address }),
    ...(company && { company }),
    ...(vatNumber && { vatNumber }),
  };
}
