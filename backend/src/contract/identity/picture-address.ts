// Without zod: the head of every page needs it.

/** The URL of a picture, from its URL elsewhere or the name of a stored one of the shop at `origin`. */
export function pictureAddress(picture: string, width?: number, origin = ''): string {
  if (/^https?:\/\//i.test(picture)) return picture;
  return `${origin}/api/covers/${encodeURIComponent(picture)}${width ? `?w=${width}` : ''}`;
}
