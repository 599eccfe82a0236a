const pictures = import.meta.glob<string>('/src/assets/*.{webp,svg,avif,png,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of one of the shop's own pictures (`hero.webp`), or undefined when there is none. */
export function pictureUrl(name: string): string | undefined {
  return pictures[`/src/assets/${name}`];
}
