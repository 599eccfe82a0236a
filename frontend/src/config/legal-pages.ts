import type { LegalPageName } from '@storyloom/backend/contract/shop/shop-law';
import { sitePages } from '@storyloom/backend/contract/shop/site-pages';

/** The pages that the law asks for, in the order of their links. */
export const legalNames: LegalPageName[] = [
  'privacy',
  'terms',
  'returns',
  'imprint',
  'accessibility',
];

export const legalTitle = (name: LegalPageName): string => sitePages[name].title;
