// Letters that Unicode does not take apart into a base letter and a mark.
const foldedLetters = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
  }),
);

/** Lower case without accents: "Brontë" and "bronte" are the same word. */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => foldedLetters.get(letter) ?? letter);
}

// Most text is plain, and plain text is folded and split ten times as fast.
export function isAscii(text: string): boolean {
  // eslint-disable-next-line no-control-regex -- the whole range is meant
  return /^[\u0000-\u007f]*$/.test(text);
}

/** How a name stands in an address: "Émile Zola" as "emile-zola"; '' for one without letters and digits. */
export function slugOf(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
