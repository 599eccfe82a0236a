import { useParams } from 'react-router-dom';
import { AdminOrderDetail } from '@/admin/orders/detail/admin-order-detail';
import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import { AuditLog } from '@/admin/audit-log/audit-log';
import { words } from '@/words/admin';

export function OrderPage() {
  const { id = '' } = useParams();
  return (
    <AdminOrderDetail
      key={id}
      id={id}
      backTo={useOrdersUrl()}
      auditLog={<AuditLog of="order" id={id} title={words.adminOrder.allChanges} />}
    />
  );
}
