import { useParams } from 'react-router-dom';
import { CustomerView } from '@/admin/customers/customer-view';
import { OrderHistoryTable } from '@/admin/orders/list/order-history-table';

export function CustomerPage() {
  const { id = '' } = useParams();
  return (
    <CustomerView key={id} id={id} showOrders={(orders) => <OrderHistoryTable orders={orders} />} />
  );
}
