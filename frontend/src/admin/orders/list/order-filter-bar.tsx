import { orderStatuses } from '@storyloom/backend/contract/order/order-status';
import { useState, type ChangeEvent, type Ref } from 'react';
import { useSettings } from '@/api/endpoints/settings.api';
import { Button, SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { TextField } from '@/ui/form/field';
import { Select } from '@/ui/form/select';
import { useSaveExport } from '@/admin/ui/use-save-export';
import { useTypedFilter } from '@/browser/navigation/use-typed-filter';
import { filterOf, useAdminOrderFilters } from './order-filters';
import { statusLabel } from '@/shop-facts/order/status-labels';
import { words } from '@/words/admin';

export function OrderFilterBar({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const { filters, setFilters } = useAdminOrderFilters();
  const { status, from, to, sort } = filters;
  const canCollect = useSettings().data?.pickup.isOn;
  const shown = orderStatuses.filter((each) => canCollect || each !== 'ready');
  const statuses: Record<string, string> = {
    '': words.adminOrders.everyStatus,
    ...Object.fromEntries(shown.map((each) => [each, statusLabel(each, {})])),
  };
  const [isOpen, setIsOpen] = useState(Boolean(status || from || to || sort));
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    className: 'max-w-full',
    value: filters[name],
    // A typed year changes the day four times: Back leads to the list before these changes.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setFilters({ [name]: target.value }, { replace: filters[name] !== '' }),
  });
  return (
    <div className="mb-5 space-y-4 max-sm:mb-2 max-sm:space-y-2">
      {/* Folded on phones, so that the first order is visible. */}
      <div className={isOpen ? '' : 'max-sm:hidden'}>
        <Pills
          label={words.adminOrders.status}
          labels={statuses}
          value={status}
          onChange={(next) => setFilters({ status: next })}
        />
      </div>
      {filters.book && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{words.adminOrders.ofOneBook}</span>
          <SmallButton onClick={() => setFilters({ book: '' })}>
            {words.adminOrders.showAll}
          </SmallButton>
        </p>
      )}
      {filters.unread && (
        <p className="flex flex-wrap items-center gap-3">
          <span>{words.messages.withNew}</span>
          <SmallButton onClick={() => setFilters({ unread: '' })}>
            {words.adminOrders.showAll}
          </SmallButton>
        </p>
      )}
      <div className="flex items-end gap-2">
        <OrderSearch ref={searchRef} />
        <Button
          variant="plain"
          size="small"
          className="shrink-0 sm:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {words.adminOrders.filters}
        </Button>
      </div>
      <div className={`flex flex-wrap items-end gap-3 ${isOpen ? '' : 'max-sm:hidden'}`}>
        <TextField label={words.adminOrders.from} max={to || undefined} {...day('from')} />
        <TextField label={words.adminOrders.to} min={from || undefined} {...day('to')} />
        <Select
          label={words.adminOrders.sort}
          value={sort}
          onChange={(event) =>
            setFilters({ sort: event.target.value === 'oldest' ? 'oldest' : '' })
          }
        >
          <option value="">{words.adminOrders.newestFirst}</option>
          <option value="oldest">{words.adminOrders.oldestFirst}</option>
        </Select>
        <ExportOrders />
      </div>
    </div>
  );
}

function OrderSearch({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { filters, setFilters } = useAdminOrderFilters();
  const input = useTypedFilter(filters.q, (q) => setFilters({ q }, { replace: true }));
  return (
    <TextField
      label={words.adminOrders.search}
      ref={ref}
      hint={<span className="max-sm:hidden">{words.adminOrders.searchKeys}</span>}
      className="max-w-2xl min-w-0 flex-1"
      {...input}
    />
  );
}

/** Exports all filtered orders, not only the shown page. */
function ExportOrders() {
  const { filters } = useAdminOrderFilters();
  const [saveExport, isSaving] = useSaveExport('orders');
  const save = (fileName: string, more?: { lines: 'books' }) =>
    void saveExport(fileName, '/orders/export.csv', { ...filterOf(filters), ...more });
  return (
    <>
      <Button variant="quiet" isBusy={isSaving} onClick={() => save('orders.csv')}>
        {words.adminOrders.exportCsv}
      </Button>
      <Button
        variant="quiet"
        isBusy={isSaving}
        onClick={() => save('ordered-books.csv', { lines: 'books' })}
      >
        {words.adminOrders.exportLines}
      </Button>
    </>
  );
}
