import { slugOf } from '../../text/fold.ts';

const maxLength = 40;

const latinFor = new Map(
  Object.entries({
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    ґ: 'g',
    д: 'd',
    ђ: 'dj',
    е: 'e',
    є: 'ye',
    ж: 'zh',
    з: 'z',
    и: 'i',
    і: 'i',
    й: 'y',
    ј: 'j',
    к: 'k',
    л: 'l',
    љ: 'lj',
    м: 'm',
    н: 'n',
    њ: 'nj',
    о: 'o',
    п: 'p',
    р: 'r',
    с: 's',
    т: 't',
    ћ: 'c',
    у: 'u',
    ф: 'f',
    х: 'kh',
    ц: 'ts',
    ч: 'ch',
    џ: 'dz',
    ш: 'sh',
    щ: 'shch',
    ъ: '',
    ы: 'y',
    ь: '',
    э: 'e',
    ю: 'yu',
    я: 'ya',
    α: 'a',
    β: 'v',
    γ: 'g',
    δ: 'd',
    ε: 'e',
    ζ: 'z',
    η: 'i',
    θ: 'th',
    ι: 'i',
    κ: 'k',
    λ: 'l',
    μ: 'm',
    ν: 'n',
    ξ: 'x',
    ο: 'o',
    π: 'p',
    ρ: 'r',
    σ: 's',
    ς: 's',
    τ: 't',
    υ: 'y',
    φ: 'f',
    χ: 'ch',
    ψ: 'ps',
    ω: 'o',
  }),
);

/** Makes a valid slug from a category's name in any script; different from the slugs taken. */
export function categorySlugOf(name: string, taken: readonly string[] = []): string {
  const latin = slugOf(name).replace(
    /[\u0370-\u04ff]/g,
    (character) => latinFor.get(character) ?? '',
  );
  const plain = latin.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  if (plain === '' && slugOf(name) === '') return '';
  const cut = (text: string, length: number) => text.slice(0, length).replace(/-$/, '');
  const base = cut(plain || 'category', maxLength);
  for (let number = 1; ; number += 1) {
    const end = number === 1 && plain !== '' ? '' : `-${number}`;
    const slug = `${cut(base, maxLength - end.length)}${end}`;
    if (!taken.includes(slug)) return slug;
  }
}
