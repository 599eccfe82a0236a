import { AdminOrderDetail } from '@/features/orders/admin-order-detail';
import { AdminOrderFilterBar } from '@/features/orders/admin-order-filter-bar';
import { AdminOrderList } from '@/features/orders/admin-order-list';
import {
  adminOrdersAddress,
  useAdminOrderFilters,
} from '@/features/orders/use-admin-order-filters';

export function OrdersPage() {
  const { filters } = useAdminOrderFilters();
  if (filters.order) {
    return (
      <AdminOrderDetail id={filters.order} backTo={adminOrdersAddress({ ...filters, order: '' })} />
    );
  }
  return (
    <section>
      <h2 className="mb-5 text-2xl">Orders</h2>
      <AdminOrderFilterBar />
      <AdminOrderList />
    </section>
  );
}
