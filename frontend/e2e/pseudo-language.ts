import path from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import { notTranslated } from '../src/words/pseudo-language.ts';
import { renderInBrowserOnly } from './long-words.ts';

const frontend = path.resolve(import.meta.dirname, '..');

/** The name by which a built file exports its `words`, and whether as the namespace of a module. */
function wordsExport(source: string) {
  if (/export\{[\w$]+ as words\}/.test(source)) return { exported: 'words', isNamespace: false };
  const [, name] = /([\w$]+)=[\w$]+\(\{words:\(\)=>/.exec(source) ?? [];
  const [, exported] = new RegExp(`[{,]${name?.replace('$', '\\$')} as (\\w+)`).exec(source) ?? [];
  return exported ? { exported, isNamespace: true } : undefined;
}

/**
 * Switches the shop to the pseudo-language: the English catalogues load as usual, and their texts are
 * changed on the way. `rtl` turns the page round as well.
 */
export async function speakPseudo(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { pseudoWords } from './src/words/pseudo-language.ts';`,
      resolveDir: frontend,
    },
    bundle: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const javascript = { contentType: 'text/javascript' };
  await page.route('/assets/pseudo.js', (route) =>
    route.fulfill({ ...javascript, body: outputFiles[0]?.text ?? '' }),
  );
  await page.route(/\/assets\/(first-en|shop-en|admin)-[\w-]{8}\.js$/, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    const address = `${new URL(route.request().url()).pathname}?english`;
    const found = wordsExport(source);
    if (!found) return route.fulfill({ response });
    const { exported, isNamespace } = found;
    const wrapped = `pseudoWords(english${isNamespace ? '.words' : ''}, '${direction}')`;
    return route.fulfill({
      ...javascript,
      body: `import { ${exported} as english } from '${address}';
        import { pseudoWords } from '/assets/pseudo.js';
        export * from '${address}';
        const words = ${wrapped};
        export { ${isNamespace ? 'namespace' : 'words'} as ${exported} };
        const namespace = { words };`,
    });
  });
  await renderInBrowserOnly(page, (html) => html.replace('<html ', `<html dir="${direction}" `));
}

/** Texts on the page, also those for screen readers and placeholders, that come from no catalogue and no response of the API. */
export async function findBareWords(page: Page, given: string): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (
        !node.parentElement?.closest(
          'script, style, noscript, code, bdi, [translate="no"], [lang="en"]',
        )
      )
        found.push(node.textContent ?? '');
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
  const words = texts.flatMap((text) => text.match(/[A-Za-z]{3,}/g) ?? []);
  const bare = words.filter((word) => !notTranslated.test(word) && !given.includes(word));
  return [...new Set(bare)];
}
