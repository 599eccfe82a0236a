import type { Customer } from '@storyloom/backend/contract/account/customer';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Cell, DataTable, TableBody, TableRow } from '@/ui/data-table';
import { TextField } from '@/ui/form/field';
import { FoundList } from '@/ui/found-list';
import { pluralize, formatDateTime, formatNumber, formatPrice } from '@/ui/text/formats';
import { chosen, pageNumber, text, useFilters } from '@/browser/use-filters';
import { pageLength } from '@/api/page';
import { useTypedFilter } from '@/browser/use-typed-filter';
import { customersApi } from './customers.api';

const schema = { q: text, page: pageNumber };

/** Everybody who has ordered, newest order first. */
export function CustomerList() {
  const { filters, setFilters } = useFilters(schema);
  const { q: search, page } = filters;
  const input = useTypedFilter(search, (q) => setFilters({ q }, { replace: true }));
  const query = customersApi.useListCustomersQuery(
    { ...chosen(filters), page, limit: pageLength },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section>
      <h2 className="mb-5 text-3xl">Customers</h2>
      <TextField label="Name, e-mail or phone" className="mb-5 max-w-md" {...input} />
      <FoundList
        query={query}
        failed="The customers could not be loaded."
        count={({ total }) => pluralize(total, 'customer')}
        empty={
          search
            ? 'Nobody matches. Try fewer letters or digits.'
            : 'Nobody has ordered yet. Whoever does will appear here.'
        }
      >
        {({ customers }) => <CustomerTable customers={customers} />}
      </FoundList>
    </section>
  );
}

function CustomerTable({ customers }: { customers: Customer[] }) {
  return (
    <DataTable
      caption="Customers"
      columns={[
        'Customer',
        'Phone',
        { text: 'Orders', className: 'text-right' },
        { text: 'Delivered', className: 'text-right' },
        'Last order',
      ]}
    >
      <TableBody>
        {customers.map(({ id, name, email, phone, orders, total, lastOrderAt }) => (
          <TableRow key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3">
            <Cell className="col-span-2 md:w-full md:max-w-0">
              <Link
                to={paths.adminCustomer(id)}
                className="link flex min-h-11 min-w-0 items-center font-semibold md:min-h-0"
              >
                <span className="truncate">{name}</span>
              </Link>
              <span className="block truncate text-sm text-ink-faint">{email ?? 'By phone'}</span>
            </Cell>
            <Cell className="text-ink-soft tabular-nums [overflow-wrap:anywhere] md:min-w-40 lg:min-w-48">
              {phone}
            </Cell>
            <Cell className="text-right tabular-nums">
              <span>{formatNumber(orders)}</span>
              <span className="md:sr-only">{orders === 1 ? ' order' : ' orders'}</span>
            </Cell>
            <Cell className="font-semibold tabular-nums md:text-right">
              <span>{formatPrice(total)}</span>
              <span className="font-normal text-ink-faint md:sr-only"> delivered</span>
            </Cell>
            <Cell className="text-right text-sm text-ink-soft md:text-left md:whitespace-nowrap">
              {formatDateTime(lastOrderAt)}
            </Cell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
