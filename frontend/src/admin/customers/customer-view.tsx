import type { Customer, CustomerDetail } from '@storyloom/backend/contract/account/customer';
import { orderStates } from '@storyloom/backend/contract/order/order-status';
import type { ReactNode } from 'react';
import { paths } from '@/config/paths';
import { Opened, OpenedTitle } from '@/ui/text/opened-title';
import { SummaryRow } from '@/ui/text/summary-row';
import { Panel } from '@/ui/panel';
import { phoneAddress } from '@/ui/text/phone-address';
import { formatMoment, formatNumber, formatPrice } from '@/ui/text/formats';
import { CustomerActions } from './customer-actions';
import { useReadCustomerQuery } from './customers.api';

interface CustomerViewProps {
  id: string;
  /** How a page shows the orders, which belong to another room. */
  showOrders: (orders: CustomerDetail['orders']) => ReactNode;
}

/** One customer with all orders, and what the law lets people ask for. */
export function CustomerView({ id, showOrders }: CustomerViewProps) {
  const query = useReadCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <Opened query={query} backTo={paths.adminCustomers} all="All customers" noun="customer">
      {({ customer, orders }) => (
        <>
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <OpenedTitle className="min-w-0">{customer.name}</OpenedTitle>
            <CustomerActions
              customer={customer}
              hasOpenOrder={orders.some(({ status }) => orderStates[status].isOpen)}
            />
          </div>
          <CustomerFigures customer={customer} />
          <Panel title="Orders">
            {orders.length < customer.orders && (
              <p className="mb-4 text-ink-soft">
                The newest {formatNumber(orders.length)} of {formatNumber(customer.orders)}. “Export
                data” has all of them.
              </p>
            )}
            {showOrders(orders)}
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
    ['Last order', formatMoment(lastOrderAt)],
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
