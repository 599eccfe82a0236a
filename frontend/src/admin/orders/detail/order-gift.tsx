import type { OrderGift } from '@storyloom/backend/contract/order/gift';
import { FiPrinter } from 'react-icons/fi';
import { SmallButton } from '@/ui/controls/button';
import { Panel } from '@/admin/ui/panel';
import { words } from '@/words/admin';

interface GiftPanelProps {
  gift: OrderGift;
  onPrintCard: () => void;
}

/** Gift wrapping and card text, for packing. */
export function GiftPanel({ gift: { text, wrap }, onPrintCard }: GiftPanelProps) {
  return (
    <Panel title={words.gift.title}>
      <p>{wrap ? words.gift.isWrapped : words.gift.isPlain}</p>
      {text && (
        <>
          <blockquote
            dir="auto"
            className="mt-3 border-s-3 border-line-strong ps-3 wrap-anywhere whitespace-pre-line"
          >
            {text}
          </blockquote>
          <SmallButton className="mt-4" onClick={onPrintCard}>
            <FiPrinter aria-hidden="true" />
            <span>{words.gift.printCard}</span>
          </SmallButton>
        </>
      )}
    </Panel>
  );
}
