// Without zod: the head of every page needs it.

/** Where a picture is, by its address elsewhere or by the name of one of the shop at `origin`. */
export function pictureAddress(picture: string, width?: number, origin = ''): string {
  if (/^https?:\/\//i.test(picture)) return picture;
  return `${origin}/api/covers/${encodeURIComponent(picture)}${width ? `?w=${width}` : ''}`;
}
