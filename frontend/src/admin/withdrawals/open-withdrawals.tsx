import type { Withdrawal } from '@storyloom/backend/contract/order/withdrawal';
import { Link, useNavigate } from 'react-router-dom';
import { baseApi } from '@/api/base-api';
import { toPage, type Page } from '@/api/page';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { showToast } from '@/ui/dialog';
import { Panel } from '@/ui/panel';
import { formatMoment } from '@/ui/text/formats';

const withdrawalsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listOpenWithdrawals: build.query<Page<'withdrawals', Withdrawal>, void>({
      query: () => '/withdrawals/?status=open&limit=100',
      transformResponse: toPage('withdrawals'),
      providesTags: ['Order'],
    }),
    closeWithdrawal: build.mutation<Withdrawal, string>({
      query: (id) => ({ url: `/withdrawals/${id}`, method: 'PATCH', body: { status: 'done' } }),
      invalidatesTags: ['Order'],
    }),
  }),
});

/** What customers declared and nobody has dealt with; nothing when there is none. */
export function OpenWithdrawals() {
  const { data } = withdrawalsApi.useListOpenWithdrawalsQuery();
  const navigate = useNavigate();
  const [close] = withdrawalsApi.useCloseWithdrawalMutation();
  if (!data || data.total === 0) return null;
  const { withdrawals, total } = data;
  const markDone = async ({ _id, number, orderId }: Withdrawal) => {
    const { error } = await close(_id);
    void showToast({
      title: error
        ? 'It could not be marked. Please try again.'
        : `The withdrawal for ${number} is done.`,
    });
    // The parcel is back: there its books are ticked that go into stock again.
    if (!error && orderId)
      void navigate(`${paths.adminOrders}?order=${orderId}`, { state: { isReturning: true } });
  };
  return (
    <div className="mb-6">
      <Panel title="Withdrawals">
        <ul className="divide-y divide-line">
          {withdrawals.map((declared) => (
            <li key={declared._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-semibold">
                  {declared.orderId ? (
                    <Link
                      to={`${paths.adminOrders}?order=${declared.orderId}`}
                      className="hover:underline"
                    >
                      Order {declared.number}
                    </Link>
                  ) : (
                    `No order of theirs has the number ${declared.number}`
                  )}
                </p>
                <p className="text-sm wrap-anywhere text-ink-soft">
                  {declared.name}, {declared.email},{' '}
                  {declared.items ? `${declared.items.length} of its books` : 'the whole order'},{' '}
                  <time dateTime={declared.receivedAt}>{formatMoment(declared.receivedAt)}</time>
                </p>
              </div>
              <SmallButton onClick={() => void markDone(declared)}>Mark as done</SmallButton>
            </li>
          ))}
        </ul>
        {total > withdrawals.length && (
          <p className="mt-3 text-sm text-ink-soft">
            {withdrawals.length} of {total}; those of an order come first.
          </p>
        )}
      </Panel>
    </div>
  );
}
