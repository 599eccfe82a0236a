import type { Order } from '@storyloom/backend/contract/order/order';
import { readApiError } from '@/api/api-error';
import { SmallButton } from '@/ui/controls/button';
import { askToConfirm, showMessage } from '@/ui/dialog';
import { showToast } from '@/ui/toast';
import { restoreFocusBeside } from '@/browser/navigation/focus';
import { ordersApi } from '@/api/endpoints/orders.api';
import { words } from '@/words/shop';

export function CancelOrder({ order }: { order: Order }) {
  const texts = words.orders.cancel;
  const [cancelOrder, { isLoading }] = ordersApi.useCancelMyOrderMutation();

  const cancel = async () => {
    const isSure = await askToConfirm(
      { title: texts.title(order.number), text: texts.text },
      { confirm: texts.confirm, cancel: texts.keep },
    );
    if (!isSure) return;
    const response = await cancelOrder(order._id);
    if (!response.error) return void showToast({ title: texts.done(order.number) });
    const { code, reference } = readApiError(response.error);
    const isTooLate = code === 'invalid_transition';
    void showMessage({
      title: texts.failed,
      text: isTooLate ? texts.tooLate : texts.tryAgain,
      icon: 'error',
      reference,
    });
  };

  return (
    <SmallButton ref={restoreFocusBeside} isBusy={isLoading} onClick={() => void cancel()}>
      {texts.button}
    </SmallButton>
  );
}
