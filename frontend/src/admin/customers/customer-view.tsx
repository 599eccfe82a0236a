import type { Customer, CustomerDetail } from '@storyloom/backend/contract/account/customer';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import type { ComponentType } from 'react';
import { FiDownload, FiTrash2 } from 'react-icons/fi';
import { useNavigateFromPage } from '@/browser/navigation/use-navigate-from-page';
import { readApiError } from '@/api/api-error';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { Panel } from '@/admin/ui/panel';
import { useSaveExport } from '@/admin/ui/use-save-export';
import { formatDateTime, formatNumber, formatPrice } from '@/shop-facts/formats/formats';
import { DetailTitle, DetailView } from '@/admin/ui/detail-view';
import { telHref } from '@/ui/text/tel-href';
import { SummaryRow } from '@/ui/text/summary-row';
import { words } from '@/words/admin';
import { customersApi } from './customers.api';

interface CustomerViewProps {
  id: string;
  /** Renders the orders, which belong to another module. */
  OrderTable: ComponentType<Pick<CustomerDetail, 'orders'>>;
}

/** A customer with all orders, and the actions of the data protection law. */
export function CustomerView({ id, OrderTable }: CustomerViewProps) {
  const query = customersApi.useReadCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <DetailView
      query={query}
      backTo={paths.adminCustomers}
      all={words.customers.all}
      errors={words.recordErrors.customer}
    >
      {({ customer, orders }) => (
        <>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <DetailTitle className="min-w-0">
              <bdi>{customer.name}</bdi>
            </DetailTitle>
            <CustomerActions customer={customer} orders={orders} />
          </div>
          <CustomerFigures customer={customer} />
          <Panel title={words.customers.orders}>
            {orders.length < customer.orders && (
              <p className="mb-4 text-ink-soft">
                {words.customers.newestOrders(
                  formatNumber(orders.length),
                  formatNumber(customer.orders),
                )}
              </p>
            )}
            <OrderTable orders={orders} />
          </Panel>
        </>
      )}
    </DetailView>
  );
}

function CustomerFigures({ customer }: { customer: Customer }) {
  const { email, phone, orders, delivered, total, lastOrderAt } = customer;
  const labels = words.customers;
  const figures = [
    [labels.email, email ? <a href={`mailto:${email}`}>{email}</a> : labels.noEmail],
    [
      labels.phone,
      <a href={telHref(phone)} dir="ltr">
        {phone}
      </a>,
    ],
    [labels.orders, labels.ordersDelivered(formatNumber(orders), formatNumber(delivered))],
    [labels.delivered, formatPrice(total)],
    [labels.lastOrder, formatDateTime(lastOrderAt)],
  ] as const;
  return (
    <dl className="mb-6 grid gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      {figures.map(([label, figure]) => (
        <SummaryRow key={label} name={label}>
          <span className="font-semibold tabular-nums wrap-anywhere [&_a]:link">{figure}</span>
        </SummaryRow>
      ))}
    </dl>
  );
}

function CustomerActions({ customer, orders }: CustomerDetail) {
  const [saveExport, isSaving] = useSaveExport('data');
  const [eraseCustomer, { isLoading: isErasing }] = customersApi.useEraseCustomerMutation();
  const navigate = useNavigateFromPage();
  const { id } = customer;

  const save = () => saveExport(`customer-${id}.json`, `/customers/${id}/export`);
  const erase = async () => {
    if (orders.some(({ status }) => orderStates[status].isOpen)) return showMessage(openOrder());
    if (!(await confirmErase(customer))) return;
    const { data, error } = await eraseCustomer(id);
    const { status, code, reference } = readApiError(error);
    if (status === 409) return showMessage(openOrder());
    // Erased by another admin, or by an earlier try without a response.
    const wasErased = code === 'record_not_found';
    if (!data && !wasErased) return showMessage({ ...notErased(), reference });
    navigate(paths.adminCustomers, { replace: true });
    if (!data) return void showToast({ title: words.customers.wasErased, icon: 'info' });
    void showToast({ title: words.customers.erased(data.erased) });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <SmallButton isBusy={isSaving} onClick={() => void save()}>
        <FiDownload aria-hidden="true" />
        <span>{words.customers.exportData}</span>
      </SmallButton>
      <SmallButton isBusy={isErasing} onClick={() => void erase()}>
        <FiTrash2 aria-hidden="true" />
        <span>{words.customers.erase}</span>
      </SmallButton>
    </div>
  );
}

function confirmErase({ name }: Customer): Promise<boolean> {
  return askToConfirm(
    {
      title: words.customers.askErase(name),
      text: words.customers.askEraseText,
      icon: 'warning',
    },
    { confirm: words.customers.eraseForGood, cancel: words.customers.keep },
  );
}

const openOrder = () => ({
  title: words.customers.openOrder,
  text: words.customers.openOrderText,
  icon: 'error' as const,
});

const notErased = () => ({
  title: words.customers.notErased,
  text: words.customers.notErasedText,
  icon: 'error' as const,
});
