import { FiFileText } from 'react-icons/fi';
import { useReadReceiptMutation } from '@/admin/orders/admin-orders.api';
import { SmallButton } from '@/ui/controls/button';
import { showFailure } from '@/ui/notices/show-failure';
import { printPage } from './print-page';

interface PrintReceiptProps {
  /** One order or, at the counter, all sales of one purchase. */
  orderIds: string[];
  /** The keyboard goes on elsewhere. */
  onPrinted?: () => void;
}

export function PrintReceipt({ orderIds, onPrinted = () => {} }: PrintReceiptProps) {
  const [readReceipt, { isLoading }] = useReadReceiptMutation();
  const [id, ...others] = orderIds;
  const print = async (first: string) => {
    const answer = await readReceipt({ id: first, others });
    if (answer.error)
      return showFailure('The receipt could not be printed. Please try again.', answer.error);
    await printPage(answer.data);
    onPrinted();
  };
  return (
    <SmallButton
      isBusy={isLoading}
      disabled={id === undefined}
      onClick={() => id !== undefined && void print(id)}
    >
      <FiFileText aria-hidden="true" />
      Print receipt
    </SmallButton>
  );
}
