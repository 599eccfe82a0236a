import { FiPhone } from 'react-icons/fi';
import { AdminOrderDetail } from '@/admin/orders/detail/admin-order-detail';
import { AdminOrderFilterBar } from '@/admin/orders/list/admin-order-filter-bar';
import { AdminOrderList } from '@/admin/orders/list/admin-order-list';
import { PhoneOrder } from '@/admin/orders/by-phone/phone-order';
import { adminOrdersAddress, useAdminOrderFilters } from '@/admin/orders/list/order-filters';
import { ButtonLink } from '@/ui/controls/button';

export function OrdersPage() {
  const { filters } = useAdminOrderFilters();
  const backTo = adminOrdersAddress({ ...filters, order: '' });
  if (filters.order === 'new') return <PhoneOrder backTo={backTo} />;
  if (filters.order) {
    return <AdminOrderDetail key={filters.order} id={filters.order} backTo={backTo} />;
  }
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Orders</h2>
        <ButtonLink
          variant="quiet"
          size="small"
          to={adminOrdersAddress({ ...filters, order: 'new' })}
        >
          <FiPhone aria-hidden="true" />
          New order by telephone
        </ButtonLink>
      </div>
      <AdminOrderFilterBar />
      <AdminOrderList />
    </section>
  );
}
