import { readApiProblem, withReference } from '@/api/api-error';

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxBytes = 5 * 1024 * 1024;
const brokenPicture = 'This file is not a picture that can be read. Please choose another.';

/** Why the file cannot be a picture, as far as the browser can tell; undefined when it may be. */
export function problemOfFile(file: File): string | undefined {
  if (!pictureTypes.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.';
  if (file.size > maxBytes) {
    return `This picture has ${(file.size / 1024 / 1024).toFixed(1)} MB; at most 5 MB are possible.`;
  }
  return file.size === 0 ? brokenPicture : undefined;
}

/** Why the shop did not take it. */
export function problemOfUpload(error: unknown): string {
  const { status, fields } = readApiProblem(error);
  if (status === 413) return 'This picture is too big; at most 5 MB are possible.';
  if (status === 400 || status === 415) {
    const reason = fields?.['cover']?.[0];
    return reason ? `This picture ${reason}. Please choose another.` : brokenPicture;
  }
  if (status === 401) return 'Please sign in again to upload the picture.';
  return withReference('The picture could not be uploaded. Please try again.', error);
}
