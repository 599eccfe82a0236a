import { useState, type ChangeEvent, type Ref } from 'react';
import { useSettings } from '@/api/settings.api';
import { Button, SmallButton } from '@/ui/controls/button';
import { Pills } from '@/ui/controls/pills';
import { TextField } from '@/ui/form/field';
import { Select } from '@/ui/form/more-fields';
import { useSaveExport } from '@/ui/save-file';
import { useTypedFilter } from '@/browser/use-typed-filter';
import { filterOf, useAdminOrderFilters } from './order-filters';
import { statusLabels } from '@/ui/text/status-labels';

const { ready: _ready, ...deliveryLabels } = statusLabels;

export function AdminOrderFilterBar({ searchRef }: { searchRef: Ref<HTMLInputElement> }) {
  const { filters, setFilters } = useAdminOrderFilters();
  const { status, from, to, sort } = filters;
  const canCollect = useSettings().data?.pickup.isOn;
  const words: Record<string, string> = {
    '': 'All',
    ...(canCollect ? statusLabels : deliveryLabels),
  };
  const [isOpen, setIsOpen] = useState(Boolean(status || from || to || sort));
  const day = (name: 'from' | 'to') => ({
    type: 'date',
    className: 'max-w-full',
    value: filters[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setFilters({ [name]: target.value }),
  });
  return (
    <div className="mb-5 space-y-4 max-sm:mb-2 max-sm:space-y-2">
      {/* On a phone the first order is to be in sight. */}
      <div className={isOpen ? '' : 'max-sm:hidden'}>
        <Pills
          label="Status"
          words={words}
          chosen={status}
          onChoose={(chosen) => setFilters({ status: chosen })}
        />
      </div>
      {filters.book && (
        <p className="flex flex-wrap items-center gap-3">
          Orders of one book.
          <SmallButton onClick={() => setFilters({ book: '' })}>Show all orders</SmallButton>
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
          Filters
        </Button>
      </div>
      <div className={`flex flex-wrap items-end gap-3 ${isOpen ? '' : 'max-sm:hidden'}`}>
        <TextField label="From" max={to || undefined} {...day('from')} />
        <TextField label="To" min={from || undefined} {...day('to')} />
        <Select
          label="Sort"
          value={sort}
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

function OrderSearch({ ref }: { ref: Ref<HTMLInputElement> }) {
  const { filters, setFilters } = useAdminOrderFilters();
  const input = useTypedFilter(filters.q, (q) => setFilters({ q }, { replace: true }));
  return (
    <TextField
      label="Name, phone, number, place or book"
      ref={ref}
      hint={
        <span className="max-sm:hidden">
          / leads here, ↓ and ↑ from order to order, Enter opens one, Ctrl+Z presses the Undo of a
          step.
        </span>
      }
      className="max-w-2xl min-w-0 flex-1"
      {...input}
    />
  );
}

/** Saves what the filters find, not only the page on the screen. */
function ExportOrders() {
  const { filters } = useAdminOrderFilters();
  const [saveExport, isSaving] = useSaveExport('orders');
  const save = (fileName: string, more?: { lines: 'books' }) =>
    void saveExport(fileName, '/orders/export.csv', { ...filterOf(filters), ...more });
  return (
    <>
      <Button variant="quiet" isBusy={isSaving} onClick={() => save('orders.csv')}>
        Export CSV
      </Button>
      <Button
        variant="quiet"
        isBusy={isSaving}
        onClick={() => save('ordered-books.csv', { lines: 'books' })}
      >
        Export a line per book
      </Button>
    </>
  );
}
