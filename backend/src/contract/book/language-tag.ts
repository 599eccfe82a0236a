import { languages } from '../words/language.ts';
import type { Book } from './book.ts';

/** The languages that have two letters. */
const tags =
  'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu'.split(
    ' ',
  );
/** A cache: many books share few languages. */
const found = new Map<string, string | undefined>();

/** The BCP 47 tag of a language, from its name ("German", "Deutsch") or tag; undefined if unknown. */
export function languageTagOf({ language = '' }: Pick<Book, 'language'>): string | undefined {
  const text = language.trim();
  if (!found.has(text)) found.set(text, findTag(text));
  return found.get(text);
}

function findTag(text: string): string | undefined {
  if (text === '') return undefined;
  const name = text.toLowerCase();
  const isNamed = (tag: string, names: Intl.DisplayNames) => names.of(tag)?.toLowerCase() === name;
  // Lists of books name languages in one of the shop's, or each in itself.
  for (const language of languages) {
    const names = namesIn(language);
    const tag = tags.find((each) => isNamed(each, names));
    if (tag) return tag;
  }
  const inItself = tags.find((tag) => isNamed(tag, namesIn(tag)));
  if (inItself || !/^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i.test(text)) return inItself;
  const tag = canonicalTag(text.replaceAll('_', '-'));
  return tag && tags.includes(new Intl.Locale(tag).language) ? tag : undefined;
}

const namesIn = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });

function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}
