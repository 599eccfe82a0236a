import { isTranslated } from '@/config/page-language';

/** Reports hydration mismatches, unless the browser translated the page before it was hydrated. */
export function reportRecovered(error: unknown): void {
  if (!isTranslated()) window.reportError(error);
}
