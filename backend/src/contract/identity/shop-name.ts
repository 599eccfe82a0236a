import type { ShopIdentity } from './shop-identity.ts';

/** The identity of a shop until its owner changes it. */
export const defaultShop: ShopIdentity = {
  name: 'Storyloom',
  line: 'an independent online book store',
  logo: '',
  accent: '',
};

/** The element of a page's head that carries `shop` and `money` of a shop that does not have the defaults. */
export const shopDataId = 'shop-data';

/** The placeholder of the shop's address in a social link, for "share" links. */
export const shopPlaceholder = '{shop}';

/** Splits a name at the space nearest to its middle, or in the middle. */
export function halvesOf(name: string): [string, string] {
  const letters = [...name];
  const middle = letters.length / 2;
  let end = Math.ceil(middle);
  let nearest = middle;
  letters.forEach((letter, at) => {
    const away = Math.abs(at + 0.5 - middle);
    if (letter !== ' ' || away >= nearest) return;
    nearest = away;
    end = at + 1; // the space stays with the first half: the accent begins with a letter
  });
  return [letters.slice(0, end).join(''), letters.slice(end).join('')];
}
