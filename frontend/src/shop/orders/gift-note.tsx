import type { OrderGift } from '@storyloom/backend/contract/order/gift';
import { SummaryRow } from '@/ui/text/summary-row';
import { words } from '@/words/shop';

/** The gift and the text of its card, as part of a `dl`. */
export function GiftNote({ gift: { text, wrap } }: { gift: OrderGift }) {
  const texts = words.gift;
  return (
    <>
      <SummaryRow name={texts.title}>{wrap ? texts.isWrapped : texts.isPlain}</SummaryRow>
      {text && (
        <SummaryRow name={texts.cardText}>
          <span dir="auto" className="block whitespace-pre-line">
            {text}
          </span>
        </SummaryRow>
      )}
    </>
  );
}
