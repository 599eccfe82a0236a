import type { Customer } from '@storyloom/backend/contract/account/customer';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Cell, DataTable, TableRow } from '@/admin/ui/data-table';
import { TextField } from '@/ui/form/field';
import { PagedList } from '@/admin/ui/paged-list';
import { formatDateTime, formatNumber, formatPrice } from '@/shop-facts/formats/formats';
import { omitEmpty, pageNumber, text, useFilters } from '@/browser/navigation/use-filters';
import { pageSize } from '@/api/page';
import { useTypedFilter } from '@/browser/navigation/use-typed-filter';
import { words } from '@/words/admin';
import { customersApi } from '@/admin/customers/customers.api';

const schema = { q: text, page: pageNumber };

/** All customers with an order, newest order first. */
export function CustomersPage() {
  const { filters, setFilters } = useFilters(schema);
  const { q: search, page } = filters;
  const input = useTypedFilter(search, (q) => setFilters({ q }, { replace: true }));
  const query = customersApi.useListCustomersQuery(
    { ...omitEmpty(filters), page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section>
      <h2 className="mb-5 text-3xl">{words.customers.title}</h2>
      <TextField label={words.customers.search} className="mb-5 max-w-md" {...input} />
      <PagedList
        query={query}
        failed={words.customers.failed}
        count={({ total }) => words.customers.found(total)}
        empty={search ? words.customers.noMatch : words.customers.empty}
      >
        {({ customers }) => <CustomerTable customers={customers} />}
      </PagedList>
    </section>
  );
}

function CustomerTable({ customers }: { customers: Customer[] }) {
  const { columns } = words.customers;
  return (
    <DataTable
      caption={words.customers.title}
      columns={[
        columns.customer,
        columns.phone,
        { text: columns.orders, className: 'text-end' },
        { text: columns.delivered, className: 'text-end' },
        columns.lastOrder,
      ]}
    >
      {customers.map(({ id, name, email, phone, orders, total, lastOrderAt }) => (
        <TableRow key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3">
          <Cell className="col-span-2 md:w-full md:max-w-0">
            <Link
              to={paths.adminCustomer(id)}
              className="link flex min-h-11 min-w-0 items-center font-semibold md:min-h-0"
            >
              <span dir="auto" className="truncate">
                {name}
              </span>
            </Link>
            <span className="block truncate text-sm text-ink-faint">
              {email ?? words.customers.byPhone}
            </span>
          </Cell>
          <Cell className="text-ink-soft tabular-nums [overflow-wrap:anywhere] md:min-w-40 lg:min-w-48">
            <bdi>{phone}</bdi>
          </Cell>
          <Cell className="text-end tabular-nums">
            {words.customers.orderCount(orders, <span>{formatNumber(orders)}</span>, (text) => (
              <span className="md:sr-only">{text}</span>
            ))}
          </Cell>
          <Cell className="font-semibold tabular-nums md:text-end">
            {words.customers.deliveredSum(<span>{formatPrice(total)}</span>, (text) => (
              <span className="font-normal text-ink-faint md:sr-only">{text}</span>
            ))}
          </Cell>
          <Cell className="text-end text-sm text-ink-soft md:text-start md:whitespace-nowrap">
            {formatDateTime(lastOrderAt)}
          </Cell>
        </TableRow>
      ))}
    </DataTable>
  );
}
