import { useParams } from 'react-router-dom';
import { CustomerView } from '@/features/customers/customer-view';
import { OrderHistoryTable } from '@/features/orders/order-history-table';

export function CustomerPage() {
  const { id = '' } = useParams();
  return (
    <CustomerView key={id} id={id} showOrders={(orders) => <OrderHistoryTable orders={orders} />} />
  );
}
