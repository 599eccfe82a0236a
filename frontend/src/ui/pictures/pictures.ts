const pictures = import.meta.glob<string>('/src/assets/*.{webp,svg,avif,png,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of a picture of the shop (`hero.webp`); undefined if there is none. */
export function pictureUrl(name: string): string | undefined {
  return pictures[`/src/assets/${name}`];
}
