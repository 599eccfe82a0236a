import type { CheckoutDetails } from '@storyloom/backend/contract/checkout';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useNavigate } from 'react-router-dom';
import type { ApiProblem } from '@/api/api-error';
import { useCartLines } from '@/shop/cart/use-cart-lines';
import { customerTexts } from '@/config/messages';
import { paths } from '@/config/paths';
import { useChangeAccountMutation, useReadAccountQuery } from '@/api/account.api';
import { toFormValues } from '@/shop/account/details-rules';
import { CartChanges } from '@/shop/cart/cart-changes';
import { sumLines } from '@/shop/cart/cart-lines';
import { booksOrdered } from '@/shop/cart/cart.slice';
import { useCustomer } from '@/shop/sign-in/use-customer';
import { CheckoutForm } from '@/shop/checkout/checkout-form';
import { OrderSummary } from '@/shop/checkout/order-summary';
import { usePlaceOrder } from '@/shop/checkout/use-place-order';
import { DeliveryPromise } from '@/ui/settings/delivery-promise';
import { ButtonLink } from '@/ui/controls/button';
import { prepareDialogs, showNotice } from '@/ui/dialog';
import { EmptyState } from '@/ui/notices/empty-state';
import { Notice } from '@/ui/notices/notice';
import { pictureUrl } from '@/ui/pictures/pictures';
import { Spinner } from '@/ui/spinner';
import type { ReturnState } from '@/browser/return-path';
import { MissingEmail } from '@/shop/sign-in/missing-email';

const { checkout: texts, cart: cartTexts } = customerTexts;

export function CheckoutPage() {
  const { customer, status } = useCustomer();
  useEffect(prepareDialogs, []);
  // Kept after the session has ended, as the form still shows whose order it is.
  const [buyer, setBuyer] = useState(customer);
  if (customer && customer !== buyer) setBuyer(customer);

  if (!buyer?.email) return <MissingEmail />;
  const { uid, email } = buyer;
  return (
    // Another customer begins with an empty form.
    <Checkout key={uid} customer={{ uid, email }} hasSessionEnded={status === 'signed-out'} />
  );
}

const signInAgain: ReturnState = { from: paths.checkout, mustSignIn: true };

interface CheckoutProps {
  customer: { uid: string; email: string };
  hasSessionEnded: boolean;
}

function Checkout({ customer, hasSessionEnded }: CheckoutProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { lines, isChecking, checkAgain } = useCartLines();
  const { place, isPlacing, problem } = usePlaceOrder(customer);
  const { data: account } = useReadAccountQuery(customer.uid);
  const [changeAccount] = useChangeAccountMutation();

  const books = lines.map(({ book }) => book);
  const total = sumLines(lines);
  const isLost = lines.some((line) => line.problem !== null);
  const mustSignIn = hasSessionEnded || problem?.status === 401 || problem?.status === 403;

  const submit = async (details: CheckoutDetails) => {
    const placed = await place(details, books, total);
    if (placed === 'running') return;
    if (placed === 'failed') {
      void checkAgain();
      return;
    }
    const { order, isEarlier } = placed;
    void navigate(paths.orders, { state: { newOrderId: order._id } });
    dispatch(booksOrdered(order.productIds));
    if (isEarlier) {
      void showNotice({
        title: 'Your earlier order had reached us',
        text: 'Its books have left your cart, and nothing was ordered twice. What is left in the cart is not ordered yet.',
        icon: 'warning',
      });
      return;
    }
    void showNotice({ title: texts.successTitle, text: texts.successText, icon: 'success' });
  };

  if (lines.length === 0 && !isPlacing) {
    return (
      <div className="page py-8 sm:py-12">
        <h1 className="text-4xl">{cartTexts.checkout}</h1>
        <EmptyState
          picture={pictureUrl('empty-cart.svg')}
          title={cartTexts.empty}
          action={<ButtonLink to={paths.home}>{cartTexts.continue}</ButtonLink>}
        >
          <p>There is nothing to check out yet.</p>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className="page py-8 sm:py-12">
      <h1 className={isPlacing ? 'sr-only' : 'text-4xl'}>{cartTexts.checkout}</h1>
      {isPlacing && <Spinner text={customerTexts.ordering} className="min-h-[60vh]" />}
      <div className={isPlacing ? '' : 'mt-8 grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16'}>
        <div className="space-y-6">
          {!isPlacing && mustSignIn && (
            <Notice tone="error" title="Your session has ended.">
              <Link to={paths.login} state={signInAgain} className="link">
                Sign in again
              </Link>{' '}
              to place the order. What you typed is kept.
            </Notice>
          )}
          {!isPlacing && problem && isAnswerLost(problem) && (
            <Notice tone="warning" title="We cannot say whether the order reached us.">
              <Link to={paths.orders} className="link">
                Look at your orders
              </Link>{' '}
              first; trying again never orders twice.
            </Notice>
          )}
          {!isPlacing && <CartChanges lines={lines} />}
          <CheckoutForm
            customer={customer}
            isHidden={isPlacing}
            isBlocked={isLost || (isChecking && problem !== null)}
            refused={problem?.fields}
            saved={account && toFormValues(account)}
            onKeep={async (details) => !(await changeAccount(details)).error}
            onSubmit={(details) => void submit(details)}
          />
          {!isPlacing && <DeliveryPromise />}
        </div>
        {!isPlacing && <OrderSummary books={books} total={total} />}
      </div>
    </div>
  );
}

/** The order may have been placed although nobody said so. */
function isAnswerLost({ kind, status }: ApiProblem): boolean {
  return kind !== 'HTTP' || (status ?? 0) >= 500;
}
