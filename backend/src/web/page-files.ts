import type { PageName } from '../contract/shop/site-pages.ts';
import { knownLanguage } from '../contract/words/language.ts';
import { escapeJson } from './page-head.ts';

interface PageFiles {
  pages: Partial<Record<PageName, string[]>>;
  words: Record<string, string>;
}

/** Written by the build: `<!-- page files {"pages": {"home": [...]}, "words": {"en": ...}} -->`. */
const builtList = /<!-- page files (.*?) -->/;

/**
 * Replaces the build's list by the files that this page needs besides the app's own, which its first
 * script preloads (frontend/scripts/inline-start.js): the words of its language and the page's code.
 */
export function withPageFiles(html: string, name: PageName, language: string): string {
  return html.replace(builtList, (_all, list: string) => {
    const { pages, words } = JSON.parse(list) as PageFiles;
    const files = [words[knownLanguage(language)], ...(pages[name] ?? [])];
    return `<script type="application/json" id="page-files">${escapeJson(files)}</script>`;
  });
}
