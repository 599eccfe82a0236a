import { FiGift, FiPhone } from 'react-icons/fi';
import { OrderFilterBar } from '@/admin/orders/list/order-filter-bar';
import { OrderList } from '@/admin/orders/list/order-list';
import { ordersPageUrl, useAdminOrderFilters } from '@/admin/orders/list/order-filters';
import { useOrderKeys } from '@/admin/orders/list/use-order-keys';
import { AwaitedBooksLink } from '@/admin/orders/awaited-books/awaited-books-link';
import { WithdrawalsLink } from '@/admin/withdrawals/withdrawals-link';
import { paths } from '@/config/paths';
import { ButtonLink } from '@/ui/controls/button';
import { words } from '@/words/admin';

export function OrdersPage() {
  const { filters } = useAdminOrderFilters();
  const { search, links } = useOrderKeys();
  const to = (path: string) => ordersPageUrl(path, filters);
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3 max-sm:gap-1 print:hidden">
        <h2 className="text-2xl sm:text-3xl">{words.adminOrders.title}</h2>
        <ButtonLink variant="plain" size="small" className="ms-auto" to={to(paths.adminRequests)}>
          <FiGift aria-hidden="true" />
          <span>{words.adminOrders.bookRequests}</span>
        </ButtonLink>
        <ButtonLink
          variant="quiet"
          size="small"
          to={to(paths.newOrder)}
          aria-label={words.adminOrders.newByPhone}
        >
          <FiPhone aria-hidden="true" />
          {words.adminOrders.newByPhoneShort(
            (text) => (
              <span>{text}</span>
            ),
            (text) => (
              <span className="-ms-1 max-sm:hidden">{text}</span>
            ),
          )}
        </ButtonLink>
      </div>
      <div className="print:hidden">
        <WithdrawalsLink allAt={to(paths.adminWithdrawals)} />
        <AwaitedBooksLink allAt={to(paths.adminAwaitedBooks)} />
        <OrderFilterBar searchRef={search} />
      </div>
      <OrderList links={links} />
    </section>
  );
}
