import type { Withdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { Link } from 'react-router-dom';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import type { Page } from '@/api/page';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { showUndoToast } from '@/ui/toast';
import { EmptyList } from '@/admin/ui/paged-list';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Loaded } from '@/ui/loaded';
import { showFailure } from '@/admin/ui/show-failure';
import { makeUndoable } from '@/admin/ui/make-undoable';
import { formatDateTime } from '@/shop-facts/formats/formats';
import { BackLink, DetailTitle } from '@/admin/ui/detail-view';
import { words } from '@/words/admin';
import { useOpenWithdrawals, withdrawalsApi } from './withdrawals.api';

export function WithdrawalList({ backTo }: { backTo: string }) {
  return (
    <section>
      <BackLink to={backTo}>{words.adminWithdrawals.allOrders}</BackLink>
      <DetailTitle className="mb-5">{words.adminWithdrawals.title}</DetailTitle>
      <Loaded query={useOpenWithdrawals()} failed={words.adminWithdrawals.failed}>
        {(data) =>
          data.total > 0 ? (
            <Withdrawals {...data} />
          ) : (
            <EmptyList>{words.adminWithdrawals.empty}</EmptyList>
          )
        }
      </Loaded>
    </section>
  );
}

function Withdrawals({ withdrawals, total }: Page<'withdrawals', Withdrawal>) {
  const navigate = useNavigateFromPage();
  const [markWithdrawal] = withdrawalsApi.useMarkWithdrawalMutation();
  const markDone = async ({ _id, number, orderId }: Withdrawal) => {
    const { order, notMarked, isDone, orderFollows } = words.adminWithdrawals;
    const { error } = await markWithdrawal({ _id, status: 'done' });
    if (error) return showFailure(notMarked, error);
    const undoable = makeUndoable({
      name: order(number),
      call: () => markWithdrawal({ _id, status: 'open' }),
      failed: () => notMarked,
    });
    const text = orderId && { text: orderFollows };
    void showUndoToast({ title: isDone(number), ...text }, undoable);
    // On the order's page the owner ticks the books that came back, which go into stock again.
    if (orderId) navigate(paths.adminOrder(orderId), { state: { isReturning: true } });
  };
  return (
    <>
      <ul className="divide-y divide-line">
        {withdrawals.map((declared) => (
          <li
            key={declared._id}
            tabIndex={-1}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">
                {declared.orderId ? (
                  <Link to={paths.adminOrder(declared.orderId)} className="hover:underline">
                    {words.adminWithdrawals.order(declared.number)}
                  </Link>
                ) : (
                  <span>{words.adminWithdrawals.unknownOrder(declared.number)}</span>
                )}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <span>{`${whatIsWithdrawn(declared)}, `}</span>
                <time dateTime={declared.receivedAt}>{formatDateTime(declared.receivedAt)}</time>
                {declared.orderId && !declared.isSignedIn && (
                  <span>{words.adminWithdrawals.notSignedIn}</span>
                )}
              </p>
            </div>
            <SmallButton
              ref={restoreFocusBeside}
              onClick={ignoreDoubleClick(() => markDone(declared))}
            >
              {words.adminWithdrawals.markDone}
            </SmallButton>
          </li>
        ))}
      </ul>
      {total > withdrawals.length && (
        <p className="mt-3 text-sm text-ink-soft">
          {words.adminWithdrawals.shown(withdrawals.length, total)}
        </p>
      )}
    </>
  );
}

function whatIsWithdrawn({ name, email, items }: Withdrawal): string {
  const { books, wholeOrder } = words.adminWithdrawals;
  const what = items ? books(items.length) : wholeOrder;
  return [...new Set([name, email]), what].join(', ');
}
