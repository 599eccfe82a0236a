import { isResponseLost, type ApiProblem } from '@/api/api-error';
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

interface OrderProblemProps {
  /** The problem of the last try. */
  problem: ApiProblem | null;
  hasSessionEnded: boolean;
}

/** Explains what the customer can do if an order failed or may have been placed. */
export function OrderProblem({ problem, hasSessionEnded }: OrderProblemProps) {
  const texts = words.checkout;
  const mustSignIn = hasSessionEnded || problem?.status === 401 || problem?.status === 403;
  return (
    <>
      {mustSignIn && (
        <Notice tone="error" title={texts.sessionEnded}>
          {texts.signInAgain(linkTo(paths.login, { state: signInAgain }))}
        </Notice>
      )}
      {problem && isResponseLost(problem) && (
        <Notice tone="warning" title={texts.responseLost}>
          {texts.lookAtOrders(linkTo(paths.orders))}
        </Notice>
      )}
    </>
  );
}

const signInAgain: ReturnState = { from: paths.checkout, mustSignIn: true };
