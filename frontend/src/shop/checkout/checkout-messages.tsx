import { isResponseLost, type ApiError } from '@/api/api-error';
import { focusOnMount } from '@/browser/navigation/focus-on-mount';
import type { ReturnState } from '@/browser/navigation/return-path';
import { paths } from '@/config/paths';
import { linkTo } from '@/ui/controls/link-to';
import { Notice } from '@/ui/notices/notice';
import { Spinner } from '@/ui/spinner';
import { words } from '@/words/shop';

export function PlacingOrder() {
  return (
    <div
      ref={focusOnMount}
      tabIndex={-1}
      className="flex min-h-[60vh] flex-col justify-center gap-3 text-center"
    >
      <Spinner text={words.checkout.waiting} />
      <p className="text-ink-soft">{words.checkout.onItsWay}</p>
    </div>
  );
}

interface OrderErrorProps {
  /** The error of the last try. */
  error: ApiError | null;
  hasSessionEnded: boolean;
}

/** Explains what the customer can do if an order failed or may have been placed. */
export function OrderError({ error, hasSessionEnded }: OrderErrorProps) {
  const texts = words.checkout;
  const mustSignIn = hasSessionEnded || error?.status === 401 || error?.status === 403;
  return (
    <>
      {mustSignIn && (
        <Notice tone="error" title={texts.sessionEnded}>
          {texts.signInAgain(linkTo(paths.login, { state: signInAgain }))}
        </Notice>
      )}
      {error && isResponseLost(error) && (
        <Notice tone="warning" title={texts.responseLost}>
          {texts.lookAtOrders(linkTo(paths.orders))}
        </Notice>
      )}
    </>
  );
}

const signInAgain: ReturnState = { from: paths.checkout, mustSignIn: true };
