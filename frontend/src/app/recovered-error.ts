import { isTranslated } from '@/config/page-language';

/**
 * Reports where the page of the server differs from that of the app, which React then renders again. A
 * browser may translate what is not hydrated yet: that is no mistake of the shop.
 */
export function reportRecovered(error: unknown): void {
  if (!isTranslated()) window.reportError(error);
}
