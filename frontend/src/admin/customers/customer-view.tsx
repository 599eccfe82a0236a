import type { Customer, CustomerDetail } from '@storyloom/backend/contract/account/customer';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import type { ComponentType } from 'react';
import { FiDownload, FiTrash2 } from 'react-icons/fi';
import { useNavigate } from 'react-router-dom';
import { readApiProblem } from '@/api/api-error';
import { paths } from '@/config/paths';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, showNotice, showToast } from '@/ui/dialog';
import { Panel } from '@/ui/panel';
import { useSaveExport } from '@/ui/save-file';
import { pluralize, formatDateTime, formatNumber, formatPrice } from '@/ui/text/formats';
import { Opened, OpenedTitle } from '@/ui/text/opened-title';
import { phoneAddress } from '@/ui/text/phone-address';
import { SummaryRow } from '@/ui/text/summary-row';
import { customersApi } from './customers.api';

interface CustomerViewProps {
  id: string;
  /** How a page shows the orders, which belong to another room. */
  OrderTable: ComponentType<Pick<CustomerDetail, 'orders'>>;
}

/** One customer with all orders, and what the law lets people ask for. */
export function CustomerView({ id, OrderTable }: CustomerViewProps) {
  const query = customersApi.useReadCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Opened query={query} backTo={paths.adminCustomers} all="All customers" noun="customer">
      {({ customer, orders }) => (
        <>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <OpenedTitle className="min-w-0">{customer.name}</OpenedTitle>
            <CustomerActions customer={customer} orders={orders} />
          </div>
          <CustomerFigures customer={customer} />
          <Panel title="Orders">
            {orders.length < customer.orders && (
              <p className="mb-4 text-ink-soft">
                {`The newest ${formatNumber(orders.length)} of ${formatNumber(customer.orders)}. “Export data” has all of them.`}
              </p>
            )}
            <OrderTable orders={orders} />
          </Panel>
        </>
      )}
    </Opened>
  );
}

function CustomerFigures({ customer }: { customer: Customer }) {
  const { email, phone, orders, delivered, total, lastOrderAt } = customer;
  const figures = [
    ['E-mail', email ? <a href={`mailto:${email}`}>{email}</a> : 'None, orders by phone'],
    ['Phone', <a href={phoneAddress(phone)}>{phone}</a>],
    ['Orders', `${formatNumber(orders)}, ${formatNumber(delivered)} delivered`],
    ['Delivered', formatPrice(total)],
    ['Last order', formatDateTime(lastOrderAt)],
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

/** What people may ask a shop for: what it knows of them, and to be forgotten. */
function CustomerActions({ customer, orders }: CustomerDetail) {
  const [saveExport, isSaving] = useSaveExport('data');
  const [eraseCustomer, { isLoading: isErasing }] = customersApi.useEraseCustomerMutation();
  const navigate = useNavigate();
  const { id } = customer;

  const save = () => saveExport(`customer-${id}.json`, `/customers/${id}/export`);
  const erase = async () => {
    if (orders.some(({ status }) => orderStates[status].isOpen)) return showNotice(openOrder);
    if (!(await confirmErase(customer))) return;
    const { data, error } = await eraseCustomer(id);
    const { status, code, reference } = readApiProblem(error);
    if (status === 409) return showNotice(openOrder);
    // By somebody else, or by a try whose answer got lost.
    const wasErased = code === 'record_not_found';
    if (!data && !wasErased) return showNotice({ ...notErased, reference });
    void navigate(paths.adminCustomers, { replace: true });
    if (!data) return void showToast({ title: 'This customer was already erased.', icon: 'info' });
    const erased = pluralize(data.erased, 'order');
    void showToast({ title: `The customer is erased, and the name is off ${erased}.` });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <SmallButton isBusy={isSaving} onClick={() => void save()}>
        <FiDownload aria-hidden="true" />
        Export data
      </SmallButton>
      <SmallButton isBusy={isErasing} onClick={() => void erase()}>
        <FiTrash2 aria-hidden="true" />
        Erase customer
      </SmallButton>
    </div>
  );
}

function confirmErase({ name }: Customer): Promise<boolean> {
  return askToConfirm(
    {
      title: `Erase ${name}?`,
      text: 'Name, e-mail, phone and street are taken out of all orders and emails, and the account is emptied. City, books and sums stay. This cannot be undone.',
      icon: 'warning',
    },
    { confirm: 'Erase for good', cancel: 'Keep customer' },
  );
}

const openOrder = {
  title: 'Not while an order is open',
  text: 'An order of this customer is still open. Erase the customer when it has arrived or is cancelled.',
  icon: 'error' as const,
};

const notErased = {
  title: 'The customer could not be erased',
  text: 'Please try again.',
  icon: 'error' as const,
};
