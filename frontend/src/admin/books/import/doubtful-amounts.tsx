import { decimalSigns, type BookImport } from '@storyloom/backend/contract/book/book-import';
import type { DecimalSign } from '@storyloom/backend/contract/number/amount';
import { useId } from 'react';
import { Radio } from '@/ui/form/radio';
import { Notice } from '@/ui/notices/notice';
import { pluralize, formatPrice } from '@/ui/text/formats';

interface DoubtfulAmountsProps {
  doubt: NonNullable<BookImport['doubtfulAmounts']>;
  decimals: DecimalSign | undefined;
  onChoose: (sign: DecimalSign) => void;
}

/** Asks how a file writes amounts, where that could make a price a thousand times another. */
export function DoubtfulAmounts({ doubt, decimals, onChoose }: DoubtfulAmountsProps) {
  const name = useId();
  const { example, rows } = doubt;
  return (
    <Notice
      tone="warning"
      className="mb-3"
      title={`“${example}” can be read as two different amounts.`}
    >
      <fieldset className="mt-2">
        <legend>{`How does the file write amounts? ${pluralize(rows, 'row')} depend${rows === 1 ? 's' : ''} on it.`}</legend>
        {decimalSigns.map((sign) => (
          <Radio
            key={sign}
            name={name}
            label={`“${example}” is ${formatPrice(doubt[sign])}`}
            checked={sign === decimals}
            onChange={() => onChoose(sign)}
          />
        ))}
      </fieldset>
    </Notice>
  );
}
