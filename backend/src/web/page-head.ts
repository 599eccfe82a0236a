import { escapeHtml } from '../text/html.ts';

// What search engines and link previews read of a page before any script runs.

export interface PageHead {
  title: string;
  description: string;
  /** Path of the page under its one true address; undefined for none. */
  canonical?: string;
  /** Address or path of a picture. */
  image?: string;
  kind?: 'website' | 'book';
  jsonLd?: object;
  isHidden?: boolean;
}

/**
 * The built page with this head. `publicUrl` is the shop's own origin from the settings; without
 * it nothing that needs a whole address is written, since a Host header could be anybody's.
 */
export function withHead(html: string, head: PageHead, publicUrl: string | undefined): string {
  const { title, description, canonical, image, kind = 'website', jsonLd, isHidden } = head;
  const whole = (address: string) =>
    address.startsWith('/') ? `${publicUrl ?? ''}${address}` : address;
  const tags = [
    isHidden && '<meta name="robots" content="noindex" />',
    publicUrl && canonical && `<link rel="canonical" href="${escapeHtml(whole(canonical))}" />`,
    publicUrl && canonical && property('og:url', whole(canonical)),
    property('og:site_name', 'Storyloom'),
    property('og:type', kind),
    property('og:title', title),
    property('og:description', description),
    image && property('og:image', whole(image)),
    `<meta name="twitter:card" content="${image ? 'summary_large_image' : 'summary'}" />`,
    jsonLd && `<script type="application/ld+json">${escapeJson(jsonLd)}</script>`,
  ].filter(Boolean);
  // Functions as replacements: a "$&" in a title is text.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${escapeHtml(description)}" />`,
    )
    .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}" />`;
}

// Inside a script element only "</script" and "<!--" could end the data: no "<" is left.
export function escapeJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
