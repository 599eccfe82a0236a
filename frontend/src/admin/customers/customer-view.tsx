import type { Customer, CustomerDetail } from '@storyloom/backend/contract/customer';
import { useEffect, useRef, type ReactNode } from 'react';
import { FiArrowLeft } from 'react-icons/fi';
import { readApiProblem, retryProps } from '@/api/api-error';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { formatMoment } from '@/ui/text/moment';
import { Panel } from '@/ui/panel';
import { formatPrice } from '@/ui/text/price';
import { RetryNotice } from '@/ui/retry-notice';
import { Spinner } from '@/ui/spinner';
import { CustomerActions } from './customer-actions';
import { useReadCustomerQuery } from './customers.api';

interface CustomerViewProps {
  id: string;
  /** How a page shows the orders, which belong to another room. */
  showOrders: (orders: CustomerDetail['orders']) => ReactNode;
}

/** One customer with all orders, and what the law lets people ask for. */
export function CustomerView({ id, showOrders }: CustomerViewProps) {
  const { currentData, error, isFetching, refetch } = useReadCustomerQuery(id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <ButtonLink variant="plain" size="small" to={paths.adminCustomers} className="mb-4 -ml-3">
        <FiArrowLeft aria-hidden="true" />
        All customers
      </ButtonLink>
      {!currentData && !error && <Spinner text="Loading..." className="min-h-60" />}
      {!currentData && error && (
        <ViewProblem error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {currentData && <OpenCustomer detail={currentData} showOrders={showOrders} />}
    </>
  );
}

interface ViewProblemProps {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

function ViewProblem({ error, isFetching, refetch }: ViewProblemProps) {
  const problem = readApiProblem(error);
  if (problem.status === 404 || problem.status === 400) {
    return <p className="py-12 text-center text-ink-soft">There is no such customer.</p>;
  }
  return (
    <RetryNotice
      text="The customer could not be loaded."
      isRetrying={isFetching}
      {...retryProps(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface OpenCustomerProps {
  detail: CustomerDetail;
  showOrders: CustomerViewProps['showOrders'];
}

function OpenCustomer({ detail: { customer, orders }, showOrders }: OpenCustomerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <h2
          ref={title}
          tabIndex={-1}
          className="min-w-0 text-2xl [overflow-wrap:anywhere] outline-none"
        >
          {customer.name}
        </h2>
        <CustomerActions customer={customer} />
      </div>
      <CustomerFigures customer={customer} />
      <Panel title="Orders">
        {orders.length < customer.orders && (
          <p className="mb-4 text-ink-soft">
            The newest {orders.length.toLocaleString('en-US')} of{' '}
            {customer.orders.toLocaleString('en-US')}. “Export data” has all of them.
          </p>
        )}
        {showOrders(orders)}
      </Panel>
    </>
  );
}

function CustomerFigures({ customer }: { customer: Customer }) {
  const { email, phone, orders, delivered, total, lastOrderAt } = customer;
  const figures = [
    ['E-mail', email ? <a href={`mailto:${email}`}>{email}</a> : 'None, orders by phone'],
    ['Phone', <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>],
    ['Orders', `${orders.toLocaleString('en-US')}, ${delivered.toLocaleString('en-US')} delivered`],
    ['Delivered', formatPrice(total)],
    ['Last order', formatMoment(lastOrderAt)],
  ] as const;
  return (
    <dl className="mb-6 grid gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_repeat(4,minmax(0,1fr))]">
      {figures.map(([label, figure]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="font-semibold tabular-nums [overflow-wrap:anywhere] [&_a]:link">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}
