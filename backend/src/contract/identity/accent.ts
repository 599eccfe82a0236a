/** The two inks that text on the accent is set in. */
export const accentInks = { dark: '#1f1b16', light: '#ffffff' } as const;
/** WCAG 2.2, 1.4.3: what text needs to be read. */
const minContrast = 4.5;
/** The backgrounds of light and dark pages. */
const backgrounds = { light: '#fffdf8', dark: '#16130e' } as const;
const defaultAccent = { color: '#ffc83d', ink: accentInks.dark };

/** The accent (`#rrggbb`; '' for the default) and the ink on it, for pages and emails without style sheets. */
export function accentOf(accent: string): { color: string; ink: string } {
  return accent ? { color: accent, ink: inkOn(accent) ?? accentInks.light } : defaultAccent;
}

/** The style tokens of the owner's accent, by name; none for the default one. */
export function accentTokens(accent: string): Record<string, string> {
  if (accent === '') return {};
  const { ink } = accentOf(accent);
  const isLight = ink === accentInks.dark;
  const onDark = readableOnDark(accent);
  return {
    '--color-accent': accent,
    '--color-on-accent': ink,
    // Further away from the ink, for contrast.
    '--color-accent-pressed': mix(accent, isLight ? '#ffffff' : '#000000', 0.15),
    '--color-accent-deep': `light-dark(${isLight ? mix(accent, '#000000', 0.08) : accent}, ${onDark})`,
    '--color-accent-wash': `light-dark(${mix(accent, backgrounds.light, 0.78)}, ${mix(accent, backgrounds.dark, 0.82)})`,
    // A dark band would hide dark letters, so the letters themselves take the colour.
    '--brand-band': isLight ? accent : 'transparent',
    '--brand-light': isLight ? 'var(--color-ink)' : accent,
    '--brand-dark': onDark,
  };
}

/** The tokens as a CSS rule for a page's head. */
export function accentStyle(accent: string): string {
  const tokens = Object.entries(accentTokens(accent)).map(([name, value]) => `${name}:${value}`);
  return tokens.length > 0 ? `:root{${tokens.join(';')}}${brandRule}` : '';
}

const brandRule =
  '.brand-mark{--mark:light-dark(var(--brand-band),transparent);color:light-dark(var(--brand-light),var(--brand-dark))}';

/** Id of the style element in a page's head that holds the rule. */
export const accentStyleId = 'accent';

/** The colour, or the nearest lighter one that can be read on dark paper. */
function readableOnDark(color: string): string {
  const shares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];
  const lighter = shares.map((share) => mix(color, '#ffffff', share));
  return lighter.find((one) => contrast(one, backgrounds.dark) >= minContrast) ?? '#ffffff';
}

/** `share` of the other colour in the first. */
function mix(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from = 0, to = 0] = [one, other].map((color) =>
      Number.parseInt(color.slice(at, at + 2), 16),
    );
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The ink that can be read on a colour (`#rrggbb`); undefined when neither can. */
export function inkOn(color: string): string | undefined {
  const { dark, light } = accentInks;
  const ink = contrast(color, dark) >= contrast(color, light) ? dark : light;
  return contrast(color, ink) >= minContrast ? ink : undefined;
}

/** WCAG's ratio of two colours, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
