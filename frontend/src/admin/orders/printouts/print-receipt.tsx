import { FiFileText } from 'react-icons/fi';
import { adminOrdersApi } from '@/admin/orders/admin-orders.api';
import { apiUrl } from '@/config/env';
import { SmallButton } from '@/ui/controls/button';
import { showFailure } from '@/admin/ui/show-failure';
import { words } from '@/words/admin';

interface PrintReceiptProps {
  id: string;
  /** Counter sales that were paid together with this one. */
  others?: string[];
  /** Moves the focus afterwards. */
  onPrinted?: () => void;
}

export function PrintReceipt({ id, others, onPrinted = () => {} }: PrintReceiptProps) {
  const [readReceipt, { isLoading }] = adminOrdersApi.useReadReceiptMutation();
  const print = async () => {
    const response = await readReceipt({ id, others });
    if (response.error) return showFailure(words.adminOrder.receiptFailed, response.error);
    await printPage(response.data);
    onPrinted();
  };
  return (
    <SmallButton isBusy={isLoading} onClick={() => void print()}>
      <FiFileText aria-hidden="true" />
      <span>{words.adminOrder.printReceipt}</span>
    </SmallButton>
  );
}

let lastFrame: HTMLIFrameElement | undefined;

/**
 * Prints a page of the API in a frame. It has no address to open, as the request needs the admin's
 * token. Its pictures are loaded from the API.
 */
async function printPage(markup: string): Promise<void> {
  const frame = document.createElement('iframe');
  frame.title = words.adminOrder.printedPage;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Some browsers print nothing from a frame that is not displayed.
  frame.className = 'pointer-events-none fixed end-0 bottom-0 size-px opacity-0';
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.srcdoc = markup.replaceAll('src="/api/', `src="${apiUrl}/api/`);
  lastFrame?.remove();
  lastFrame = frame;
  document.body.append(frame);
  await loaded;
  frame.contentWindow?.print();
}
