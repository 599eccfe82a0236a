import type { ReactNode } from 'react';
import { showToast } from '@/ui/dialog';
import { saveFile } from '@/ui/save-file';
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
  const save = async () => {
    const answer = await exportNewsletter();
    if (answer.data) saveFile(answer.data, 'newsletter.csv');
    else
      void showToast({
        title: 'The addresses could not be exported. Please try again.',
        icon: 'error',
      });
  };
  return (
    <button type="button" className={className} aria-busy={isLoading} onClick={() => void save()}>
      {children}
    </button>
  );
}
