import { useEffect, type ReactNode } from 'react';
import { fileOfShop } from '@storyloom/backend/contract/identity/file-of-shop';
import { paths } from '@/config/paths';
import { accountApi } from '@/api/endpoints/account.api';
import { readApiError } from '@/api/api-error';
import { useShop } from '@/api/endpoints/settings.api';
import { DetailsForm } from '@/shop/account/details-form';
import { SignInDetails } from '@/shop/sign-in/forms/sign-in-details';
import { DeleteAccount } from '@/shop/sign-in/forms/delete-account';
import type { Customer } from '@/shop/sign-in/customer-auth.slice';
import { useCustomer } from '@/shop/sign-in/use-customer';
import { Button } from '@/ui/controls/button';
import { prepareDialogs } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { Loaded } from '@/ui/loaded';
import { saveFile } from '@/browser/save-file';
import { Skeleton } from '@/ui/spinner';
import { TextLink } from '@/ui/controls/text-link';
import { words } from '@/words/shop';

export function AccountPage() {
  const { customer } = useCustomer();
  useEffect(prepareDialogs, []);
  return customer && <AccountSections key={customer.uid} customer={customer} />;
}

function AccountSections({ customer }: { customer: Customer }) {
  const { details, signIn, data, deletion } = words.account;
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-4xl">{words.account.title}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-ink-soft">
        <span>{customer.email ?? words.account.noEmail}</span>
        <TextLink to={paths.orders}>{words.account.orders}</TextLink>
      </p>
      <div className="mt-6 divide-y divide-line border-y border-line">
        <Section title={details.title} hint={details.hint}>
          <Details uid={customer.uid} />
        </Section>
        <Section title={signIn.title}>
          <SignInDetails hasPassword={customer.hasPassword} />
        </Section>
        <Section title={data.title} hint={data.hint}>
          <ExportData />
        </Section>
        <Section title={deletion.title} hint={deletion.hint}>
          <DeleteAccount {...customer} />
        </Section>
      </div>
    </div>
  );
}

function Section({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-6 py-8 sm:py-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-2xl">{title}</h2>
        {hint && <p className="mt-2 max-w-prose text-note text-ink-soft">{hint}</p>}
      </div>
      <div className="max-w-3xl min-w-0">{children}</div>
    </section>
  );
}

function Details({ uid }: { uid: string }) {
  const query = accountApi.useReadAccountQuery(uid, { refetchOnMountOrArgChange: true });
  return (
    <Loaded
      query={query}
      failed={words.account.details.failed}
      loading={<DetailsSkeleton />}
      waitsForRefetch
    >
      {(account) => <DetailsForm account={account} />}
    </Loaded>
  );
}

function DetailsSkeleton() {
  return (
    <>
      <p role="status" className="mb-4 text-ink-soft">
        {words.ui.loading}
      </p>
      <Skeleton className="h-158.5 sm:h-91" />
    </>
  );
}

function ExportData() {
  const [exportAccount, { isLoading }] = accountApi.useExportAccountMutation();
  const shop = useShop();
  const save = async () => {
    const { data, error } = await exportAccount();
    if (data) saveFile(data, fileOfShop('my-data.json', shop));
    else
      void showToast({
        title: words.account.data.failed,
        icon: 'error',
        reference: readApiError(error).reference,
      });
  };
  return (
    <Button variant="quiet" isBusy={isLoading} onClick={() => void save()}>
      {words.account.data.download}
    </Button>
  );
}
