import { FiGift, FiPhone } from 'react-icons/fi';
import { AdminOrderDetail } from '@/admin/orders/detail/admin-order-detail';
import { AdminOrderFilterBar } from '@/admin/orders/list/admin-order-filter-bar';
import { AdminOrderList } from '@/admin/orders/list/admin-order-list';
import { useOrderKeys } from '@/admin/orders/list/use-order-keys';
import { PhoneOrder } from '@/admin/orders/by-phone/phone-order';
import { adminOrdersAddress, useAdminOrderFilters } from '@/admin/orders/list/order-filters';
import { OpenWithdrawals, WithdrawalList } from '@/admin/withdrawals/open-withdrawals';
import { WishList } from '@/admin/wishes/wish-list';
import { ButtonLink } from '@/ui/controls/button';

export function OrdersPage() {
  const { filters } = useAdminOrderFilters();
  useOrderKeys();
  const backTo = adminOrdersAddress({ ...filters, order: '' });
  if (filters.order === 'new') return <PhoneOrder backTo={backTo} />;
  if (filters.order === 'wishes') return <WishList backTo={backTo} />;
  if (filters.order === 'withdrawals') return <WithdrawalList backTo={backTo} />;
  if (filters.order) {
    return <AdminOrderDetail key={filters.order} id={filters.order} backTo={backTo} />;
  }
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 max-sm:gap-1 print:hidden">
        <h2 className="text-2xl sm:text-3xl">Orders</h2>
        <ButtonLink
          variant="plain"
          size="small"
          className="ml-auto"
          to={adminOrdersAddress({ ...filters, order: 'wishes' })}
        >
          <FiGift aria-hidden="true" />
          Wishes
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
