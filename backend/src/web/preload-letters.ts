/** What the build knows of letters that few pages have: `<!-- letters of headings [...] <link ...> -->`. */
const offer = /<!-- letters of (text|headings) (\[\S+\]) (.*?) -->\s*/g;
const heading = /<h[1-3][ >].*?<\/h[1-3]>/gs;

/**
 * Lets a page preload the type for such letters where its content has them. Type that is late stays
 * out of the visit, and a word would show its letters in two faces.
 */
export function preloadLetters(html: string, content: string): string {
  return html.replace(offer, (_all, place: string, letters: string, link: string) => {
    const shown =
      place === 'headings' ? (content.match(heading) ?? []).join('') : content.replace(heading, '');
    // eslint-disable-next-line no-restricted-syntax -- a class of letters that the build wrote, nothing from outside
    return new RegExp(`>[^<]*${letters}`).test(shown) ? `${link}\n    ` : '';
  });
}
