import { TextField } from '@/ui/form/field';

type FieldName =
  'name' | 'phone' | `address.${'street' | 'zipcode' | 'city' | 'state' | 'country'}`;

interface ReceiverFieldsProps {
  /** `fieldOf` of the form they stand in. */
  field: (name: FieldName, label: string) => { name: string; label: string };
}

/** Whom a parcel goes to, as the owner writes it down: nothing of their own browser is offered. */
export function ReceiverFields({ field }: ReceiverFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField {...field('name', 'Full Name')} required autoComplete="off" />
      <TextField {...field('phone', 'Phone Number')} required type="tel" autoComplete="off" />
      <TextField
        {...field('address.street', 'Address / Street')}
        autoComplete="off"
        className="sm:col-span-2"
      />
      <TextField {...field('address.zipcode', 'Zipcode')} required autoComplete="off" />
      <TextField {...field('address.city', 'City')} required autoComplete="off" />
      <TextField {...field('address.state', 'State / province')} required autoComplete="off" />
      <TextField {...field('address.country', 'Country / region')} required autoComplete="off" />
    </div>
  );
}
