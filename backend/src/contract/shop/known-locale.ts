/**
 * Languages that Node knows and Chromium does not, by a locale that both know and that formats numbers
 * alike. Otherwise the browser would use its own language and differ from the server: "NPR 1,015,678"
 * instead of "NPR 10,15,678".
 */
const fallbacks: Record<string, string> = {
  'en-IN': 'as dz ks ne or sa sat mai',
  'en-GB':
    'ba bm bo ce ckb cy ee ga gd gv ha haw ig ii ki km kw lg mg mi mn mt my nd om qu si sn so st ti to ug xh yi yo zu',
  'de-DE': 'eu fo fy gl ia is jv kl ku lb ln lo lu mk ps rn rw sc sg su wo',
  'de-CH': 'gsw rm tn',
  'nb-NO': 'nn se',
  'pl-PL': 'be br cv eo ff hy ie ka ky oc os sq tg tk tt',
};
const fallbackOf = new Map(
  Object.entries(fallbacks).flatMap(([locale, languages]) =>
    languages.split(' ').map((language) => [language, locale]),
  ),
);

/** A locale for numbers that server and browser know. */
export function knownLocale(locale: string): string {
  const { language, numberingSystem } = new Intl.Locale(locale);
  const known = fallbackOf.get(language);
  if (!known) return locale;
  return numberingSystem ? `${known}-u-nu-${numberingSystem}` : known;
}

/** A locale for times that server and browser know; otherwise English. */
export function knownDateLocale(locale: string): string {
  return fallbackOf.has(new Intl.Locale(locale).language) ? 'en-GB' : locale;
}
