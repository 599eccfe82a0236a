import type { Withdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { Link, useNavigate } from 'react-router-dom';
import { baseApi } from '@/api/base-api';
import { askEvery, toPage, type Page } from '@/api/page';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { TextLink } from '@/ui/controls/text-link';
import { showUndoToast } from '@/ui/dialog';
import { NothingFound } from '@/ui/found-list';
import { ignoreDoubleClick } from '@/ui/ignore-double-click';
import { Loaded } from '@/ui/loaded';
import { showFailure } from '@/ui/show-failure';
import { pluralize, formatDateTime } from '@/ui/text/formats';
import { BackLink, OpenedTitle } from '@/ui/text/opened-title';

const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOpenWithdrawals: build.query<Page<'withdrawals', Withdrawal>, void>({
      query: () => '/withdrawals/?status=open&limit=100',
      transformResponse: toPage('withdrawals'),
      providesTags: ['Order'],
    }),
    markWithdrawal: build.mutation<Withdrawal, Pick<Withdrawal, '_id' | 'status'>>({
      query: ({ _id, ...body }) => ({ url: `/withdrawals/${_id}`, method: 'PATCH', body }),
      invalidatesTags: ['Order'],
    }),
  }),
});

const useOpenWithdrawals = () =>
  withdrawalsApi.useListOpenWithdrawalsQuery(undefined, askEvery(10_000));

/** Leads from the orders to what customers declared and nobody has dealt with; nothing when there is none. */
export function OpenWithdrawals({ allAt }: { allAt: string }) {
  const { data } = useOpenWithdrawals();
  if (!data || data.total === 0) return null;
  return (
    <p className="sm:mb-3">
      <TextLink to={allAt}>{pluralize(data.total, 'open withdrawal')}</TextLink>
    </p>
  );
}

export function WithdrawalList({ backTo }: { backTo: string }) {
  return (
    <section>
      <BackLink to={backTo}>All orders</BackLink>
      <OpenedTitle className="mb-5">Withdrawals</OpenedTitle>
      <Loaded query={useOpenWithdrawals()} failed="The withdrawals could not be loaded.">
        {(data) =>
          data.total > 0 ? (
            <Withdrawals {...data} />
          ) : (
            <NothingFound>No withdrawal is open.</NothingFound>
          )
        }
      </Loaded>
    </section>
  );
}

function Withdrawals({ withdrawals, total }: Page<'withdrawals', Withdrawal>) {
  const navigate = useNavigate();
  const [markWithdrawal] = withdrawalsApi.useMarkWithdrawalMutation();
  const mark = async (declared: Withdrawal, status: Withdrawal['status']): Promise<void> => {
    const { _id, number, orderId } = declared;
    const { error } = await markWithdrawal({ _id, status });
    const undoable = { name: `Order ${number}`, undo: () => void mark(declared, 'open') };
    const again = status === 'open' ? undoable : undefined;
    if (error) return showFailure('It could not be marked. Please try again.', error, again);
    if (status === 'open') return;
    void showUndoToast({ title: `The withdrawal for ${number} is done.` }, undoable);
    // The parcel is back: there its books are ticked that go into stock again.
    if (orderId) void navigate(paths.adminOrder(orderId), { state: { isReturning: true } });
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
                    {`Order ${declared.number}`}
                  </Link>
                ) : (
                  <span>{`No order of theirs has the number ${declared.number}`}</span>
                )}
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                <span>{`${whatIsWithdrawn(declared)}, `}</span>
                <time dateTime={declared.receivedAt}>{formatDateTime(declared.receivedAt)}</time>
                {declared.orderId && !declared.isSignedIn && <span>, not signed in</span>}
              </p>
            </div>
            <SmallButton
              ref={restoreFocusBeside}
              onClick={ignoreDoubleClick(() => mark(declared, 'done'))}
            >
              Mark as done
            </SmallButton>
          </li>
        ))}
      </ul>
      {total > withdrawals.length && (
        <p className="mt-3 text-sm text-ink-soft">
          {`${withdrawals.length} of ${total}; those of an order come first.`}
        </p>
      )}
    </>
  );
}

function whatIsWithdrawn({ name, email, items }: Withdrawal): string {
  const what = items ? `${items.length} of its books` : 'the whole order';
  return [...new Set([name, email]), what].join(', ');
}
