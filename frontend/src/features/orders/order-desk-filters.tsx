import { orderStatuses } from '@storyloom/backend/contract/order';
import { Button } from '@/ui/button';
import { showToast } from '@/ui/dialog';
import { TextField } from '@/ui/field';
import { saveFile } from '@/ui/save-file';
import { useTypedFilter } from '@/ui/use-typed-filter';
import { useExportOrdersMutation } from './order-desk.api';
import { filterOf, useOrderDeskChoice } from './order-desk-choice';
import { statusWords } from './order-desk-words';

export function OrderDeskFilters() {
  const { choice, choose } = useOrderDeskChoice();
  return (
    <div className="mb-5 space-y-4">
      <div role="group" aria-label="Status" className="flex flex-wrap gap-1">
        {(['', ...orderStatuses] as const).map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={choice.status === status}
            onClick={() => choose({ status })}
            className="min-h-11 rounded-full px-4 text-[0.9375rem] font-medium hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper"
          >
            {status ? statusWords[status] : 'All'}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <OrderSearch />
        <TextField
          label="From"
          type="date"
          max={choice.to || undefined}
          value={choice.from}
          onChange={(event) => choose({ from: event.target.value })}
        />
        <TextField
          label="To"
          type="date"
          min={choice.from || undefined}
          value={choice.to}
          onChange={(event) => choose({ to: event.target.value })}
        />
        <ExportOrders />
      </div>
    </div>
  );
}

function OrderSearch() {
  const { choice, choose } = useOrderDeskChoice();
  const [typed, setTyped] = useTypedFilter(choice.q, (q) => choose({ q }, { replace: true }));
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
  const { choice } = useOrderDeskChoice();
  const [exportOrders, { isLoading }] = useExportOrdersMutation();
  const save = async () => {
    const answer = await exportOrders(filterOf(choice));
    if (answer.data) saveFile(answer.data, 'orders.csv');
    else
      void showToast({
        title: 'The orders could not be exported. Please try again.',
        icon: 'error',
      });
  };
  return (
    <Button variant="quiet" isBusy={isLoading} onClick={() => void save()}>
      Export CSV
    </Button>
  );
}
