import type { Order } from './order.ts';

type Parts<Address> = { [Part in keyof Address]?: Address[Part] | null };

/** As it is sent and as it is stored. */
interface Recipient {
  name: string;
  company?: string | null | undefined;
  address?: Parts<Order['address']> | null | undefined;
}

/** What says something: "-" is typed where there is no such part, as a state. */
export function writtenParts(parts: (string | null | undefined)[]): string[] {
  return parts.filter((part): part is string => !/^[\s\p{Pd}]*$/u.test(part ?? ''));
}

/** Who gets the parcel and where, as it stands on paper. */
export function addressLines({ name, company, address }: Recipient): string[] {
  const { street, zipcode, city, state, country } = address ?? {};
  return writtenParts([
    company,
    name,
    street,
    writtenParts([zipcode, city]).join(' '),
    state,
    country,
  ]);
}
