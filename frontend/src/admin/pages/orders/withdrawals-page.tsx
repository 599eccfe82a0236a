import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import { WithdrawalList } from '@/admin/withdrawals/withdrawal-list';

export function WithdrawalsPage() {
  return <WithdrawalList backTo={useOrdersUrl()} />;
}
