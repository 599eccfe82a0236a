import { maxCardLength, type NewGift } from '@storyloom/backend/contract/order/gift';
import { useSettings } from '@/api/endpoints/settings.api';
import { Checkbox } from '@/ui/form/checkbox';
import { TextArea } from '@/ui/form/text-area';
import { ruleMessage } from '@/ui/form/rule-message';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/shop';

/** The gift fields of a form; the card text is kept while the gift is switched off. */
export interface GiftChoice {
  isGift: boolean;
  text: string;
  wrap: boolean;
}
export const noGift: GiftChoice = { isGift: false, text: '', wrap: false };

/** The gift of an order; nothing if the order is no gift. */
export function giftOf({ isGift, text, wrap }: GiftChoice): { gift?: NewGift } {
  if (!isGift) return {};
  return { gift: { ...(text.trim() && { text }), ...(wrap && { wrap }) } };
}

interface GiftOptionsProps {
  value: GiftChoice;
  onChange: (value: GiftChoice) => void;
  /** The broken rules of the card text, one per line. */
  brokenRules?: string | undefined;
}

export function GiftOptions({ value, onChange, brokenRules }: GiftOptionsProps) {
  const texts = words.gift;
  const fee = useSettings().data?.gift.fee ?? 0;
  const { isGift, text, wrap } = value;
  return (
    <div>
      <Checkbox
        label={texts.isGift}
        checked={isGift}
        onChange={(event) => onChange({ ...value, isGift: event.target.checked })}
      />
      {isGift && (
        <div className="ms-8 mt-1">
          <Checkbox
            label={fee > 0 ? texts.wrapFor(formatPrice(fee)) : texts.wrapFree}
            checked={wrap}
            onChange={(event) => onChange({ ...value, wrap: event.target.checked })}
          />
          <TextArea
            label={texts.cardText}
            hint={texts.cardHint}
            error={brokenRules && ruleMessage(brokenRules, texts.cardText)}
            rows={3}
            maxLength={maxCardLength}
            value={text}
            onChange={(event) => onChange({ ...value, text: event.target.value })}
            className="mt-2"
          />
        </div>
      )}
    </div>
  );
}
