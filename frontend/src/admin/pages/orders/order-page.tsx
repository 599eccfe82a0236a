import { useParams } from 'react-router-dom';
import { OrderView } from '@/admin/orders/detail/order-view';
import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { words } from '@/words/admin';

export function OrderPage() {
  const { id = '' } = useParams();
  return (
    <OrderView
      key={id}
      id={id}
      backTo={useOrdersUrl()}
      auditLog={<AuditLog of="order" id={id} title={words.adminOrder.allChanges} />}
    />
  );
}
