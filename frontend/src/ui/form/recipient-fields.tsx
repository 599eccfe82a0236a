import { TextField } from './field';

type AddressName = `address.${'street' | 'zipcode' | 'city' | 'state' | 'country'}`;

interface FieldsProps<Name extends string> {
  /** `fieldOf` of the form they stand in. */
  field: (name: Name, label: string) => { name: string; label: string };
  /** Of somebody else: nothing that this browser knows of its own reader is offered. */
  isForSomeoneElse?: boolean;
  isRequired?: boolean;
  isStreetRequired?: boolean;
}

/** Who gets a parcel. The fields stand in the grid of their form. */
export function PersonFields({
  field,
  isForSomeoneElse,
  isRequired,
}: FieldsProps<'name' | 'phone'>) {
  const offer = (kind: string) => ({
    autoComplete: isForSomeoneElse ? 'off' : kind,
    required: isRequired,
  });
  return (
    <>
      <TextField {...field('name', 'Full Name')} {...offer('name')} />
      <TextField {...field('phone', 'Phone Number')} {...offer('tel')} type="tel" inputMode="tel" />
    </>
  );
}

/** Where a parcel goes. */
export function AddressFields(props: FieldsProps<AddressName>) {
  const { field, isForSomeoneElse, isRequired, isStreetRequired = isRequired } = props;
  const part = (name: AddressName, label: string, kind: string) => ({
    ...field(name, label),
    autoComplete: isForSomeoneElse ? 'off' : kind,
    required: isRequired,
  });
  return (
    <>
      <TextField
        {...part('address.street', 'Address / Street', 'street-address')}
        required={isStreetRequired}
        className="sm:col-span-2"
      />
      <TextField {...part('address.city', 'City', 'address-level2')} />
      <TextField {...part('address.state', 'State / province', 'address-level1')} />
      <TextField {...part('address.zipcode', 'Zipcode', 'postal-code')} />
      <TextField {...part('address.country', 'Country / region', 'country-name')} />
    </>
  );
}
