import type { Order } from './order.ts';

type Parts<Address> = { [Part in keyof Address]?: Address[Part] | null };

/** The address in requests and in the database. */
interface Recipient {
  name: string;
  company?: string | null | undefined;
  address?: Parts<Order['address']> | null | undefined;
}

/** Skips "-", which people type where their country has no such part, such as a state. */
export function writtenParts(parts: (string | null | undefined)[]): string[] {
  return parts.filter((part): part is string => !/^[\s\p{Pd}]*$/u.test(part ?? ''));
}

/** The recipient's name and address as lines. */
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
