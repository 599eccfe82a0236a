/**
 * Languages that Node knows and Chromium leaves out, by a locale that both know and that writes
 * numbers alike. Without it such a browser takes its own language: "NPR 1,015,678" in a page whose
 * server has written "NPR 10,15,678".
 */
const stands: Record<string, string> = {
  'en-IN': 'as dz ks ne or sa sat mai',
  'en-GB':
    'ba bm bo ce ckb cy ee ga gd gv ha haw ig ii ki km kw lg mg mi mn mt my nd om qu si sn so st ti to ug xh yi yo zu',
  'de-DE': 'eu fo fy gl ia is jv kl ku lb ln lo lu mk ps rn rw sc sg su wo',
  'de-CH': 'gsw rm tn',
  'nb-NO': 'nn se',
  'pl-PL': 'be br cv eo ff hy ie ka ky oc os sq tg tk tt',
};
const standsFor = new Map(
  Object.entries(stands).flatMap(([locale, languages]) =>
    languages.split(' ').map((language) => [language, locale]),
  ),
);

/** The locale to write numbers in, the same in every program. */
export function knownLocale(locale: string): string {
  const { language, numberingSystem } = new Intl.Locale(locale);
  const known = standsFor.get(language);
  if (!known) return locale;
  return numberingSystem ? `${known}-u-nu-${numberingSystem}` : known;
}

/** The locale to write times in: with the English words of the pages where the own are not everywhere. */
export function knownDateLocale(locale: string): string {
  return standsFor.has(new Intl.Locale(locale).language) ? 'en-GB' : locale;
}
