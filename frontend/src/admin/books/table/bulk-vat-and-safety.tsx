import { vatRateInput } from '@storyloom/backend/contract/number/vat-rate';
import type { BookBulk } from '@storyloom/backend/contract/book/book-bulk';
import { useState, type FormEvent } from 'react';
import { useSettings } from '@/api/endpoints/settings.api';
import { Button, SmallButton } from '@/ui/controls/button';
import { TextField } from '@/ui/form/field';
import { ruleMessage } from '@/ui/form/rule-message';
import { normalizeAmount } from '@/shop-facts/formats/typed-amount';
import { words } from '@/words/admin';

interface BulkVatAndSafetyProps {
  onChange: (change: NonNullable<BookBulk['change']>) => void;
}

export function BulkVatAndSafety({ onChange }: BulkVatAndSafetyProps) {
  const { data: settings } = useSettings();
  const { antiqueOn, antiqueOff } = words.vatAdmin.bulk;
  return (
    <>
      {settings?.vat.isOn && <VatRate shopRate={settings.vat.rate} onChange={onChange} />}
      {settings?.safety.isOn && (
        <>
          <SmallButton onClick={() => onChange({ antique: true })}>{antiqueOn}</SmallButton>
          <SmallButton onClick={() => onChange({ antique: null })}>{antiqueOff}</SmallButton>
        </>
      )}
    </>
  );
}

/** Books with the shop's rate store no rate: they follow it when it changes. */
function VatRate({ shopRate, onChange }: BulkVatAndSafetyProps & { shopRate: number }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const label = words.bookForm.labels.vatRate;
  const set = (event: FormEvent) => {
    event.preventDefault();
    const rate = vatRateInput.safeParse(normalizeAmount(typed));
    if (!rate.success) {
      return setError(
        ruleMessage(rate.error.issues.map(({ message }) => message).join('\n'), label),
      );
    }
    setTyped('');
    onChange({ vatRate: rate.data === shopRate ? null : rate.data });
  };
  return (
    <form noValidate className="flex shrink-0 items-start gap-2" onSubmit={set}>
      <TextField
        label={label}
        isLabelHidden
        placeholder={label}
        inputMode="decimal"
        dir="ltr"
        value={typed}
        error={error}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
        className="w-36"
      />
      {typed.trim() && (
        <Button type="submit" variant="dark" size="small">
          {words.vatAdmin.bulk.setRate}
        </Button>
      )}
    </form>
  );
}
