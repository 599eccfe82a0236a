import { useOrdersUrl } from '@/admin/orders/list/order-filters';
import { WithdrawalList } from '@/admin/withdrawals/open-withdrawals';

export function WithdrawalsPage() {
  return <WithdrawalList backTo={useOrdersUrl()} />;
}
