/** Bibliographic codes that `Intl` does not know. */
const twoLetters = new Map(
  Object.entries({
    ger: 'de',
    fre: 'fr',
    dut: 'nl',
    gre: 'el',
    cze: 'cs',
    chi: 'zh',
    wel: 'cy',
    rum: 'ro',
    slo: 'sk',
    per: 'fa',
    ice: 'is',
    mac: 'mk',
    arm: 'hy',
    geo: 'ka',
    baq: 'eu',
    alb: 'sq',
    may: 'ms',
    bur: 'my',
    tib: 'bo',
    mao: 'mi',
    scr: 'hr',
    scc: 'sr',
  }),
);
const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
/** Undetermined, none, not coded. */
const unknown = /^(?:und|zxx|mis|qaa)$/;

/** The English name of `ger` or `de`; null for a code of no language; other text unchanged. */
export function languageName(text: string): string | null {
  if (!/^[a-z]{2,3}$/i.test(text)) return text;
  const code = text.toLowerCase();
  if (unknown.test(code)) return null;
  return names.of(twoLetters.get(code) ?? code) ?? text;
}
