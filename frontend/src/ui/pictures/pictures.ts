const pictures = import.meta.glob<string>('/src/assets/*.{webp,svg,avif,png,jpg}', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The address of one of the shop's own pictures (`hero.webp`), or undefined when there is none. */
export function pictureUrl(name: string): string | undefined {
  return pictures[`/src/assets/${name}`];
}

/**
 * When a picture is fetched. Browsers fetch lazy pictures from several screens away, and whole
 * carousels at once; on a phone that is most of a page's bytes.
 */
export const pictureInView = { margin: '300px 150px', once: true };
