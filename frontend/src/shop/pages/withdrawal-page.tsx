import { skipToken } from '@reduxjs/toolkit/query';
import { useSearchParams } from 'react-router-dom';
import { ordersApi } from '@/api/orders.api';
import { useSettings } from '@/api/settings.api';
import { ResetOnSignOut } from '@/shop/sign-in/reset-on-sign-out';
import { useCustomer } from '@/shop/sign-in/use-customer';
import { WithdrawalForm } from '@/shop/withdrawal/withdrawal-form';
import { Prose } from '@/ui/text/prose';
import { NotFoundPage } from './not-found-page';
import { words } from '@/words/shop';

/** The online withdrawal function; not there while the shop has it switched off. */
export function WithdrawalPage() {
  const { data: settings } = useSettings();
  const [searchParams] = useSearchParams();
  const { customer, status } = useCustomer();
  const { currentData: orders, isLoading } = ordersApi.useListMyOrdersQuery(
    customer?.email ?? skipToken,
  );
  if (settings?.withdrawal.isOn === false) return <NotFoundPage />;
  const number = searchParams.get('order') ?? '';
  const order = orders?.find((one) => String(one.number) === number);
  const initial = { name: order?.name ?? '', email: customer?.email ?? '', number };
  return (
    <Prose
      title={words.withdrawal.title}
      lead={settings && words.withdrawal.lead(settings.withdrawal.days)}
    >
      {status !== 'loading' && !isLoading && (
        <ResetOnSignOut>
          <WithdrawalForm initial={initial} orders={orders ?? []} />
        </ResetOnSignOut>
      )}
    </Prose>
  );
}
