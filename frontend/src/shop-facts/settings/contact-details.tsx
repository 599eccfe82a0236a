import type { ShopSettings } from '@storyloom/backend/contract/shop/settings';
import type { ReactNode } from 'react';
import { telHref } from '@/ui/text/tel-href';
import { words } from '@/words/shop';

/** The contact details of the shop; empty ones are left out. */
export function ContactDetails({ contact }: { contact: ShopSettings['contact'] }) {
  const { address, phone, email, hours } = contact;
  const labels = words.shopUi.contact;
  const rows: [string, ReactNode][] = [
    [labels.address, address],
    [labels.phone, phone && <ContactLink to={telHref(phone)}>{phone}</ContactLink>],
    [labels.email, email && <ContactLink to={`mailto:${email}`}>{email}</ContactLink>],
    [labels.hours, hours],
  ];
  const shown = rows.filter(([, value]) => value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="grid gap-x-8 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-3">
      {shown.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-faint max-sm:mt-3">{name}</dt>
          <dd dir="auto" className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ContactLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} dir="ltr" className="link inline-flex min-h-11 items-center sm:min-h-0">
      {children}
    </a>
  );
}
