import { knownLanguage } from '@storyloom/backend/contract/words/language';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hasFormDraftsInMemory } from '@/browser/form-draft';
import { reload } from '@/browser/reload';
import { pageLanguage } from '@/config/page-language';
import { storeReloadedFor, readReloadedFor } from './reload-for-language.storage';

/**
 * After the owner has chosen another language, the next navigation reloads the page in it. Once for
 * each language, in case the server still sends the old one.
 */
export function useReloadForLanguage(language: string | undefined): void {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (language === undefined || hasFormDraftsInMemory()) return;
    const chosen = knownLanguage(language);
    if (chosen === pageLanguage()) return;
    if (readReloadedFor() === chosen) return;
    storeReloadedFor(chosen);
    reload();
  }, [pathname, language]);
}
