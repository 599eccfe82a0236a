import { useSettings } from '@/api/settings.api';
import { TextField } from '@/ui/form/field';
import { words } from '@/words/shop';

type AddressName = `address.${'street' | 'zipcode' | 'city' | 'state' | 'country'}`;

interface FieldsProps<Name extends string> {
  /** `fieldOf` of the form they stand in. */
  field: (name: Name, label: string) => { name: string; label: string };
  /** The form is about another person, so the browser must not autofill its user's own details. */
  isForSomeoneElse?: boolean;
  isRequired?: boolean;
}

/** Who gets a parcel. The fields stand in the grid of their form. */
export function PersonFields({
  field,
  isForSomeoneElse,
  isRequired,
}: FieldsProps<'name' | 'phone'>) {
  const labels = words.parts.recipient;
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

/** Where a parcel goes. */
export function AddressFields({ field, isForSomeoneElse, isRequired }: FieldsProps<AddressName>) {
  const labels = words.parts.recipient;
  const part = (name: AddressName, label: string, kind: string) => ({
    ...field(name, label),
    autoComplete: isForSomeoneElse ? 'off' : kind,
    required: isRequired,
  });
  return (
    <>
      <TextField
        {...part('address.street', labels.street, 'street-address')}
        // The owner may know an address without one.
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

/** What a company gives with its order. */
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

/** Whether forms ask for a company: only a shop with VAT does. */
export function useHasCompanyFields(): boolean {
  return useSettings().data?.vat.isOn ?? false;
}
