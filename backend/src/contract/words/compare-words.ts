/** What the catalogue of a language lacks compared with English; tests expect nothing. */
export function findFaults(
  english: unknown,
  translated: unknown,
  /** Texts that are the same in several languages: names, units, abbreviations. */
  maySame: (text: string) => boolean,
  path = '',
): string[] {
  if (typeof english === 'string') {
    const text = String(translated);
    if (english !== '' && text.trim() === '') return [`${path} is empty`];
    if (placesOf(english) !== placesOf(text))
      return [`${path} has other places than “${english}”: “${text}”`];
    const isSame = text === english && /\p{L}{3}/u.test(english) && !maySame(english);
    return isSame ? [`${path} is English: “${text}”`] : [];
  }
  if (typeof english === 'function') {
    const isFunction = typeof translated === 'function';
    return isFunction ? [] : [`${path} is no function`];
  }
  if (typeof english !== 'object' || english === null) return [];
  const others = new Map(Object.entries(translated ?? {}));
  return Object.entries(english).flatMap(([name, value]) =>
    findFaults(value, others.get(name), maySame, path === '' ? name : `${path}.${name}`),
  );
}

/** `{name} {total}` of an email's text. */
function placesOf(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');
}
