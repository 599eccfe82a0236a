import type { ReactNode } from 'react';
import { asFile } from '@/api/as-file';
import { baseApi } from '@/api/base-api';
import { useSaveExport } from '@/ui/save-file';

const newsletterExportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of the CSV. */
    exportNewsletter: build.mutation<string, void>({
      query: () => ({ url: '/newsletter', ...asFile }),
    }),
  }),
});

/** Saves the addresses of everybody who signed up, with the time of their consent. */
export function NewsletterExport({
  className,
  children,
}: {
  className: string;
  children: ReactNode;
}) {
  const [exportNewsletter, { isLoading }] = newsletterExportApi.useExportNewsletterMutation();
  const saveExport = useSaveExport();
  const save = async () => saveExport('newsletter.csv', await exportNewsletter(), 'addresses');
  return (
    <button type="button" className={className} aria-busy={isLoading} onClick={() => void save()}>
      {children}
    </button>
  );
}
