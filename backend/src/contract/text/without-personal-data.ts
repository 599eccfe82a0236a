/**
 * An error's message as it may leave the page: engines quote in it what they could not read, which may
 * be a name, an address or a number of a customer. Names in the code stay: `reading 'map'`.
 */
export function withoutPersonalData(message: string): string {
  return message
    .slice(0, 1000)
    .replace(/"[^"]{0,1000}("|$)|“[^“”]{0,1000}(”|$)|`[^`]{0,1000}(`|$)/g, '[text]')
    .replace(/(?<!\w)'[^']*('|$)/g, (quoted) => (/^'[\w$.-]*'$/.test(quoted) ? quoted : '[text]'))
    .replace(/\?[^\s)]+/g, '')
    .replace(/(?<![^\s@])[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/\+?\d[\d\s()-]{3,}/g, '[number]')
    .slice(0, 300);
}
