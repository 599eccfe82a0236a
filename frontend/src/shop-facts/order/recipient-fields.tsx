import { useSettings } from '@/api/endpoints/settings.api';
import { TextField } from '@/ui/form/field';
import { words } from '@/words/shop';

type AddressName = `address.${'street' | 'zipcode' | 'city' | 'state' | 'country'}`;

interface FieldsProps<Name extends string> {
  /** `fieldOf` of the form. */
  field: (name: Name, label: string) => { name: string; label: string };
  /** The form is about another person, so the browser must not autofill its user's own details. */
  isForSomeoneElse?: boolean;
  isRequired?: boolean;
}

/** Name and phone of the recipient. */
export function PersonFields({
  field,
  isForSomeoneElse,
  isRequired,
}: FieldsProps<'name' | 'phone'>) {
  const labels = words.shopUi.recipient;
  const offer = (kind: string) => ({
    autoComplete: isForSomeoneElse ? 'off' : kind,
    required: isRequired,
  });
  return (
    <>
      <TextField {...field('name', labels.name)} {...offer('name')} />
      <TextField
        {...field('phone', labels.phone)}
        {...offer('tel')}
        type="tel"
        inputMode="tel"
        dir="ltr"
      />
    </>
  );
}

export function AddressFields({ field, isForSomeoneElse, isRequired }: FieldsProps<AddressName>) {
  const labels = words.shopUi.recipient;
  const part = (name: AddressName, label: string, kind: string) => ({
    ...field(name, label),
    autoComplete: isForSomeoneElse ? 'off' : kind,
    required: isRequired,
  });
  return (
    <>
      <TextField
        {...part('address.street', labels.street, 'street-address')}
        // The owner may not know every part of an address.
        required={isRequired && !isForSomeoneElse}
        className="sm:col-span-2"
      />
      <TextField {...part('address.city', labels.city, 'address-level2')} />
      <TextField
        {...part('address.state', labels.state, 'address-level1')}
        hint={isRequired && labels.stateHint}
      />
      <TextField {...part('address.zipcode', labels.zipcode, 'postal-code')} />
      <TextField {...part('address.country', labels.country, 'country-name')} />
    </>
  );
}

export function CompanyFields({ field, isForSomeoneElse }: FieldsProps<'company' | 'vatNumber'>) {
  const { company, vatNumber } = words.vat;
  return (
    <>
      <TextField
        {...field('company', company)}
        autoComplete={isForSomeoneElse ? 'off' : 'organization'}
      />
      <TextField {...field('vatNumber', vatNumber)} autoComplete="off" dir="ltr" />
    </>
  );
}

/** Whether forms have company fields: only in a shop with VAT. */
export function useHasCompanyFields(): boolean {
  return useSettings().data?.vat.isOn ?? false;
}
