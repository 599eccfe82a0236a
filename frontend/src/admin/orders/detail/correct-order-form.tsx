import type { RecipientInput } from '@storyloom/backend/contract/order/order';
import { useEffect } from 'react';
import type { FieldPath } from 'react-hook-form';
import { differingRowsOf } from '@/admin/ui/conflict/conflict';
import { ConflictPanel } from '@/admin/ui/conflict/conflict-panel';
import { Button, SmallButton } from '@/ui/controls/button';
import { fieldOf } from '@/ui/form/form';
import {
  AddressFields,
  CompanyFields,
  PersonFields,
  useHasCompanyFields,
} from '@/shop-facts/order/recipient-fields';
import { words } from '@/words/admin';
import { baseOf, useCorrection, type CorrectionProps } from './use-correction';

/** The form of a correction, saved against the version at which it started. */
export function CorrectOrderForm({ order, onClose }: CorrectionProps) {
  const { form, base, conflict, isSaving, save, close } = useCorrection({ order, onClose });
  const { setFocus } = form;
  const hasCompanyFields = useHasCompanyFields();
  const hasCompany = hasCompanyFields || Boolean(order.company ?? order.vatNumber);
  const field = (name: FieldPath<RecipientInput>, label: string) => fieldOf(form, name, label);
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(base);
      }}
    >
      {conflict && (
        <ConflictPanel
          what="this order"
          conflict={conflict}
          rows={rowsOf(form.getValues(), baseOf(conflict.stored).recipient)}
          isBusy={isSaving}
          onSaveMine={() => void save(baseOf(conflict.stored).base)}
          onTakeTheirs={close}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields field={field} isRequired isForSomeoneElse />
        {!order.pickup && <AddressFields field={field} isRequired isForSomeoneElse />}
        {hasCompany && <CompanyFields field={field} isForSomeoneElse />}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit" size="small" isBusy={isSaving}>
          {words.adminOrder.saveCorrection}
        </Button>
        <SmallButton onClick={close}>{words.adminOrder.discard}</SmallButton>
      </div>
    </form>
  );
}

function rowsOf(mine: RecipientInput, theirs: RecipientInput) {
  const rows: [string, (recipient: RecipientInput) => string][] = [
    [words.adminOrder.name, ({ name }) => name],
    [words.adminOrder.phone, ({ phone }) => String(phone)],
    [words.adminOrder.address, ({ address }) => Object.values(address).filter(Boolean).join('\n')],
    [words.vat.company, ({ company = '' }) => company],
    [words.vat.vatNumber, ({ vatNumber = '' }) => vatNumber],
  ];
  return differingRowsOf(rows, mine, theirs);
}
