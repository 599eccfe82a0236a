import { SupplyList } from '@/admin/orders/supply/supply-list';
import { useOrdersAddress } from '@/admin/orders/list/order-filters';

export function SupplyPage() {
  return <SupplyList backTo={useOrdersAddress()} />;
}
