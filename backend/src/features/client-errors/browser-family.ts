// Later names stand in the `User-Agent` of those before: Edge says Chrome too, and Chrome says Safari.
const families = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

/** The browser family of a `User-Agent`, without the version, of which there are thousands. */
export function browserFamily(userAgent = ''): string {
  const text = userAgent.slice(0, 1000);
  return families.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
