import type { Request, Response } from 'express';
import { accentOf } from '../contract/identity/accent.ts';
import type { ShopSettings } from '../contract/shop/settings.ts';
import { directionOf } from '../contract/words/language.ts';
import { wholeTitle } from '../contract/shop/site-pages.ts';
import { ApiError } from './api-error.ts';
import { isPageRequest } from './parse-request.ts';
import { html, Html } from '../text/html.ts';
import { wordsOf } from '../words/words-of.ts';

const styleOf = ({ color, ink }: ReturnType<typeof accentOf>) =>
  new Html(`
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px;
    box-sizing: border-box; background: light-dark(#faf6ec, #16130e); color: light-dark(#1f1b16, #f5efe2);
    font: 16px/1.6 system-ui, sans-serif; }
  main { max-width: 30rem; padding: clamp(24px, 6vw, 48px); border-radius: 14px;
    background: light-dark(#fffdf8, #201c16); }
  .shop { font: bold 20px Georgia, serif; border-bottom: 4px solid ${color}; color: inherit;
    text-decoration: none; }
  h1 { margin: 24px 0 12px; font: bold 28px/1.2 Georgia, serif; }
  p { margin: 0 0 24px; }
  button, .button { display: inline-block; min-height: 44px; padding: 10px 22px; border: 0; border-radius: 8px;
    box-sizing: border-box; background: ${color}; color: ${ink}; font: bold 16px/1.5 system-ui, sans-serif;
    text-decoration: none; cursor: pointer; }
  :focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }`);

interface Page {
  title: string;
  text: string;
  /** A button that posts to the page's own address. */
  button?: string;
}

/** The settings that the page shows. */
type Shop = Pick<ShopSettings, 'shop' | 'language'>;

/** A page for a link in an email; it works without scripts. */
export function renderLinkPage(
  { title, text, button }: Page,
  { shop, language }: Shop,
  res: Response,
): string {
  res.set('X-Robots-Tag', 'noindex');
  res.set('Content-Language', language);
  // The address contains a secret, and the POST of the button needs an origin.
  res.set('Referrer-Policy', 'same-origin');
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>${wholeTitle(title, shop)}</title>
        <style>
          ${styleOf(accentOf(shop.accent))}
        </style>
      </head>
      <body>
        <main>
          <a class="shop" href="/">${shop.name}</a>
          <h1>${title}</h1>
          <p>${text}</p>
          ${button ? html`<form method="post"><button type="submit">${button}</button></form>` : html`<a class="button" href="/">${wordsOf(language).linkPages.toShop}</a>`}
        </main>
      </body>
    </html>`.markup;
}

/** A page for browsers, an `ApiError` for programs. */
export function unknownLink(
  text: string,
  settings: Shop,
  { req, res }: { req: Request; res: Response },
): string {
  if (!isPageRequest(req)) {
    throw new ApiError('record_not_found', 'This link is not valid any more.');
  }
  res.status(404);
  return renderLinkPage(
    { title: wordsOf(settings.language).linkPages.unknown, text },
    settings,
    res,
  );
}
