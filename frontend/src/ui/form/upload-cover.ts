import { apiErrorSchema } from '@storyloom/backend/contract/api-error';
import { coverSchema, type Cover } from '@storyloom/backend/contract/book/book';
import { withReference } from '@/api/api-error';
import type { ApiThunk } from '@/api/dependencies';
import { sendFile, type SentFile } from '@/api/files.api';

export const coverTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const maxBytes = 5 * 1024 * 1024;

/** Why the file cannot be a cover, as far as the browser can tell; undefined when it may be. */
export function coverProblem(file: File): string | undefined {
  if (!coverTypes.includes(file.type)) return 'Please choose a JPEG, PNG, WebP or AVIF picture.';
  if (file.size > maxBytes) {
    return `This picture has ${(file.size / 1024 / 1024).toFixed(1)} MB; at most 5 MB are possible.`;
  }
  return file.size === 0 ? brokenPicture : undefined;
}

const brokenPicture = 'This file is not a picture that can be read. Please choose another.';

type UploadedCover = { cover: Cover; problem?: never } | { cover?: never; problem: string };

/** Where pictures go: covers and those of notes, or the shop's logo. */
export type UploadPath = '/covers' | '/settings/logo';

export function uploadCover(
  file: File,
  path: UploadPath,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): ApiThunk<Promise<UploadedCover>> {
  const body = new FormData();
  body.append('cover', file);
  return async (dispatch) => {
    const sent = await dispatch(sendFile({ path, body, onProgress, signal }));
    const cover = sent.status === 201 ? coverSchema.safeParse(sent.body).data : undefined;
    return cover ? { cover } : { problem: explain(sent) };
  };
}

function explain({ status, body }: SentFile): string {
  if (status === 413) return 'This picture is too big; at most 5 MB are possible.';
  if (status === 400 || status === 415) {
    const reason = apiErrorSchema.safeParse(body).data?.error.fields?.['cover']?.[0];
    return reason ? `This picture ${reason}. Please choose another.` : brokenPicture;
  }
  if (status === 401) return 'Please sign in again to upload the picture.';
  return withReference('The picture could not be uploaded. Please try again.', {
    status,
    data: body,
  });
}
