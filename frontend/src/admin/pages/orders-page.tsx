import { useEffect } from 'react';
import { FiGift, FiPhone } from 'react-icons/fi';
import { AdminOrderDetail } from '@/admin/orders/detail/admin-order-detail';
import { AdminOrderFilterBar } from '@/admin/orders/list/admin-order-filter-bar';
import { AdminOrderList } from '@/admin/orders/list/admin-order-list';
import { PhoneOrder } from '@/admin/orders/by-phone/phone-order';
import { adminOrdersAddress, useAdminOrderFilters } from '@/admin/orders/list/order-filters';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { OpenWithdrawals, WithdrawalList } from '@/admin/withdrawals/open-withdrawals';
import { BookRequestList } from '@/admin/book-requests/book-request-list';
import { ButtonLink } from '@/ui/controls/button';

export function OrdersPage() {
  const { filters } = useAdminOrderFilters();
  useOrderKeys();
  const backTo = adminOrdersAddress({ ...filters, order: '' });
  if (filters.order === 'new') return <PhoneOrder backTo={backTo} />;
  if (filters.order === 'book-requests') return <BookRequestList backTo={backTo} />;
  if (filters.order === 'withdrawals') return <WithdrawalList backTo={backTo} />;
  if (filters.order) {
    return (
      <AdminOrderDetail
        key={filters.order}
        id={filters.order}
        backTo={backTo}
        auditLog={<AuditLog of="order" id={filters.order} title="All changes" />}
      />
    );
  }
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 max-sm:gap-1 print:hidden">
        <h2 className="text-2xl sm:text-3xl">Orders</h2>
        <ButtonLink
          variant="plain"
          size="small"
          className="ml-auto"
          to={adminOrdersAddress({ ...filters, order: 'book-requests' })}
        >
          <FiGift aria-hidden="true" />
          Book requests
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          size="small"
          to={adminOrdersAddress({ ...filters, order: 'new' })}
        >
          <FiPhone aria-hidden="true" />
          New order <span className="max-sm:sr-only">by telephone</span>
        </ButtonLink>
      </div>
      <div className="print:hidden">
        <OpenWithdrawals allAt={adminOrdersAddress({ ...filters, order: 'withdrawals' })} />
        <AdminOrderFilterBar />
      </div>
      <AdminOrderList />
    </section>
  );
}

/**
 * The keys that the orders page tells of: `/` leads to the search, the arrows from order to order,
 * Ctrl+Z presses the Undo of the last step. The keyboard stays where it is for that.
 */
function useOrderKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (!(target instanceof HTMLElement) || target.closest('dialog, [role=dialog]')) return;
  const search = document.querySelector<HTMLInputElement>('#order-search');
  const isTyping = target.matches('input:not([type=checkbox]), textarea, select');
  const element = elementOf(key, target, search);
  if ((ctrlKey || metaKey) && key === 'z' && !shiftKey && !isTyping && !repeat) {
    document.querySelector<HTMLElement>('.undo-list button:not(:disabled)')?.click();
  } else if (key === '/' && !isTyping && search) {
    search.focus();
    search.select();
  } else if (element && !ctrlKey && !metaKey && !altKey && (!isTyping || target === search)) {
    element.focus();
  } else return;
  event.preventDefault();
}

/** Where an arrow leads from a place in the list, or from the search above it. */
function elementOf(key: string, from: HTMLElement, search: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const places = [search, ...document.querySelectorAll<HTMLElement>('a[data-order]')];
  const own =
    from === search ? search : from.closest('tr')?.querySelector<HTMLElement>('a[data-order]');
  if (!step || !own) return undefined;
  return places[places.indexOf(own) + step];
}
