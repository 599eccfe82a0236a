/** A built file or a word; all else of that length is an id, or a secret of a link or a sign-in. */
const isName = /\.(?:js|css)$|^\D+$/;

/**
 * An error's message as it may leave the page: engines quote in it what they could not read, which may
 * be a name, an address or a number of a customer. Names in the code stay: `reading 'map'`.
 */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, 1000)
    .replace(/"[^"]*("|$)|“[^“”]*(”|$)|`[^`]*(`|$)/g, '[text]')
    .replace(/(?<!\w)'[^']*('|$)/g, (quoted) => (/^'[\w$.-]*'$/.test(quoted) ? quoted : '[text]'))
    .replace(/\?[^\s)]+|(?<=[\w/])#[^\s)]+/g, '')
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/[\w-]{20,}(?:\.(?:js|css))?/g, (word) => (isName.test(word) ? word : '[id]'))
    .replace(/\+?\d[\d\s()-]{2,}\d/g, '[number]')
    .slice(0, 300);
}
