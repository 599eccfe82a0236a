import type { Order } from '@storyloom/backend/contract/order/order';
import { readApiProblem } from '@/api/api-error';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, showNotice, showToast } from '@/ui/dialog';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ordersApi } from '@/api/orders.api';

export function CancelOrder({ order }: { order: Order }) {
  const [cancelOrder, { isLoading }] = ordersApi.useCancelMyOrderMutation();

  const cancel = async () => {
    const isSure = await askToConfirm(
      { title: `Cancel order ${order.number}?`, text: 'Nothing has been packed yet.' },
      { confirm: 'Cancel the order', cancel: 'Keep it' },
    );
    if (!isSure) return;
    const response = await cancelOrder(order._id);
    if (!response.error) return void showToast({ title: `Order ${order.number} is cancelled.` });
    const { code, reference } = readApiProblem(response.error);
    const isTooLate = code === 'invalid_transition';
    void showNotice({
      title: 'The order was not cancelled',
      text: isTooLate
        ? 'It was cancelled before, or is on its way through the shop already.'
        : 'Please try again in a moment.',
      icon: 'error',
      reference,
    });
  };

  return (
    <SmallButton ref={restoreFocusBeside} isBusy={isLoading} onClick={() => void cancel()}>
      Cancel order
    </SmallButton>
  );
}
