import type { Cover } from '@storyloom/backend/contract/book/book';
import { baseApi } from './base-api';

/** The time limit of calls is for the whole of them: a long file on a slow line takes minutes. */
export const fileTimeout = { timeout: 15 * 60_000 };

/** For the query of an export, which answers the object URL of the file. */
export const asFile = { responseHandler: readAsFile, ...fileTimeout };

/** For calls that the API itself gives up after 30 s only. */
export const longWork = { timeout: 40_000 };

/** Returns an object URL of the body when the call went well, else the error in it. */
async function readAsFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return URL.createObjectURL(await response.blob());
}

/** Where pictures go: covers and those of notes, or the shop's logo. */
export type PicturePath = '/covers' | '/settings/logo';

const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of a file that the owner may save. */
    exportFile: build.mutation<string, { url: string; params?: object }>({
      query: ({ url, params }) => ({ url, params: { ...params }, ...asFile }),
    }),
    storePicture: build.mutation<Cover, { file: File; path: PicturePath }>({
      query: ({ file, path }) => {
        const body = new FormData();
        body.append('cover', file);
        return { url: path, method: 'POST', body, ...fileTimeout };
      },
    }),
  }),
});

export const { useExportFileMutation, useStorePictureMutation } = filesApi;
