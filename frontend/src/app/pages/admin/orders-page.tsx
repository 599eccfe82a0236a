import { OrderDeskDetail } from '@/features/orders/order-desk-detail';
import { OrderDeskFilters } from '@/features/orders/order-desk-filters';
import { OrderDeskList } from '@/features/orders/order-desk-list';
import { orderDeskAddress, useOrderDeskChoice } from '@/features/orders/order-desk-choice';
import { usePageTitle } from '@/ui/use-page-title';

export function OrdersPage() {
  usePageTitle('Orders');
  const { choice } = useOrderDeskChoice();
  if (choice.order) {
    return (
      <OrderDeskDetail id={choice.order} backTo={orderDeskAddress({ ...choice, order: '' })} />
    );
  }
  return (
    <section>
      <h2 className="mb-5 text-2xl">Orders</h2>
      <OrderDeskFilters />
      <OrderDeskList />
    </section>
  );
}
