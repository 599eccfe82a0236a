import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { accountApi } from '@/api/endpoints/account.api';
import { ordersApi } from '@/api/endpoints/orders.api';
import { useIsInBrowser } from '@/browser/use-is-in-browser';
import { useSettings } from '@/api/endpoints/settings.api';
import {
  selectAuthStatus,
  selectCheckFailure,
  selectCustomer,
} from '@/shop/sign-in/customer-auth.slice';
import { wasSignedIn } from '@/shop/sign-in/signed-in.storage';
import { ResetOnSignOut } from '@/shop/sign-in/reset-on-sign-out';
import { WithdrawalForm } from '@/shop/withdrawal/withdrawal-form';
import { Prose } from '@/ui/text/prose';
import { NotFoundPage } from './not-found-page';
import { words } from '@/words/shop';

/** The online withdrawal function; not found while the shop has switched it off. */
export function WithdrawalPage() {
  const { data: settings } = useSettings();
  const [searchParams] = useSearchParams();
  const customer = useSelector(selectCustomer);
  const isRestoring = useIsRestoring();
  const [isFormShown, setIsFormShown] = useState(false);
  const { currentData: orders, isLoading } = ordersApi.useListMyOrdersQuery(
    customer?.email ?? skipToken,
  );
  const account = accountApi.useReadAccountQuery(customer?.uid ?? skipToken);
  // A later sign-in does not discard typed input.
  if (!isRestoring && !isLoading && !account.isLoading && !isFormShown) setIsFormShown(true);
  if (settings?.withdrawal.isOn === false) return <NotFoundPage />;
  const number = searchParams.get('order') ?? '';
  const order = orders?.find((one) => String(one.number) === number);
  const initial = {
    name: order?.name ?? account.currentData?.name ?? '',
    email: customer?.email ?? '',
    number,
  };
  return (
    <Prose
      title={words.withdrawal.title}
      lead={settings && words.withdrawal.lead(settings.withdrawal.days)}
    >
      {isFormShown && (
        <ResetOnSignOut>
          <WithdrawalForm initial={initial} orders={orders ?? []} />
        </ResetOnSignOut>
      )}
    </Prose>
  );
}

/** Whether a sign-in of an earlier visit is being restored. A guest does not wait for sign-in code. */
function useIsRestoring(): boolean {
  const isInBrowser = useIsInBrowser();
  const status = useSelector(selectAuthStatus);
  const hasFailed = useSelector(selectCheckFailure) !== undefined;
  return !isInBrowser || (status === 'loading' && !hasFailed && wasSignedIn());
}
