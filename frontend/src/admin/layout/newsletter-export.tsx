import type { ReactNode } from 'react';
import { exported } from '@/api/api-error';
import { saveCsv } from '@/ui/save-file';
import { useExportNewsletterMutation } from './newsletter-export.api';

/** Saves the addresses of everybody who signed up, with the time of their consent. */
export function NewsletterExport({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const [exportNewsletter, { isLoading }] = useExportNewsletterMutation();
  const save = async () => saveCsv('newsletter', exported(await exportNewsletter()), 'addresses');
  return (
    <button type="button" className={className} aria-busy={isLoading} onClick={() => void save()}>
      {children}
    </button>
  );
}
