import { decimalSigns, type BookImport } from '@storyloom/backend/contract/book/book-import';
import type { DecimalSign } from '@storyloom/backend/contract/number/amount';
import { useId } from 'react';
import { Radio } from '@/ui/form/radio';
import { Notice } from '@/ui/notices/notice';
import { formatPrice } from '@/shop-facts/formats/formats';
import { words } from '@/words/admin';

interface DoubtfulAmountsProps {
  doubt: NonNullable<BookImport['doubtfulAmounts']>;
  decimals: DecimalSign | undefined;
  onChange: (sign: DecimalSign) => void;
}

/** Asks how a file writes amounts if a price could be read a thousand times too high or too low. */
export function DoubtfulAmounts({ doubt, decimals, onChange }: DoubtfulAmountsProps) {
  const name = useId();
  const { example, rows } = doubt;
  return (
    <Notice tone="warning" className="mb-3" title={words.imports.twoAmounts(example)}>
      <fieldset className="mt-2">
        <legend>{words.imports.howAmounts(rows)}</legend>
        {decimalSigns.map((sign) => (
          <Radio
            key={sign}
            name={name}
            label={words.imports.amountIs(example, formatPrice(doubt[sign]))}
            checked={sign === decimals}
            onChange={() => onChange(sign)}
          />
        ))}
      </fieldset>
    </Notice>
  );
}
