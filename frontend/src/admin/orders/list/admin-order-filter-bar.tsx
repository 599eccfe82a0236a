import { orderStatuses } from '@storyloom/backend/contract/order-status';
import { exported } from '@/api/api-error';
import { Button } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { Select, TextField } from '@/ui/form/field';
import { saveCsv } from '@/ui/save-file';
import { useTypedFilter } from '@/browser/use-typed-filter';
import { useExportOrdersMutation } from '@/admin/orders/admin-orders.api';
import { filterOf, useAdminOrderFilters } from './order-filters';
import { statusWords } from '@/ui/text/status-words';

export function AdminOrderFilterBar() {
  const { filters, setFilters } = useAdminOrderFilters();
  return (
    <div className="mb-5 space-y-4">
      <Pills
        label="Status"
        values={['', ...orderStatuses]}
        words={{ '': 'All', ...statusWords }}
        chosen={filters.status}
        onChoose={(status) => setFilters({ status })}
      />
      <div className="flex flex-wrap items-end gap-3">
        <OrderSearch />
        <TextField
          label="From"
          type="date"
          className="max-w-full"
          max={filters.to || undefined}
          value={filters.from}
          onChange={(event) => setFilters({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          className="max-w-full"
          min={filters.from || undefined}
          value={filters.to}
          onChange={(event) => setFilters({ to: event.target.value })}
        />
        <Select
          label="Sort"
          value={filters.sort}
          onChange={(event) =>
            setFilters({ sort: event.target.value === 'oldest' ? 'oldest' : '' })
          }
        >
          <option value="">Newest first</option>
          <option value="oldest">Oldest first</option>
        </Select>
        <ExportOrders />
      </div>
    </div>
  );
}

function OrderSearch() {
  const { filters, setFilters } = useAdminOrderFilters();
  const [typed, setTyped] = useTypedFilter(filters.q, (q) => setFilters({ q }, { replace: true }));
  return (
    <TextField
      label="Name, phone or number"
      type="search"
      maxLength={100}
      className="min-w-56 flex-1"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** Saves what the filters find, not only the page on the screen. */
function ExportOrders() {
  const { filters } = useAdminOrderFilters();
  const [exportOrders, { isLoading }] = useExportOrdersMutation();
  const save = async () => saveCsv('orders', exported(await exportOrders(filterOf(filters))));
  return (
    <Button variant="quiet" isBusy={isLoading} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
