import { baseApi } from './base-api';

/**
 * For the query of an export, which answers the object URL of the file. The time limit of calls is
 * for the whole response: a long file on a slow line takes minutes.
 */
export const asFile = { responseHandler: readAsFile, timeout: 15 * 60_000 };

/** Returns an object URL of the body when the call went well, else the error in it. */
async function readAsFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return URL.createObjectURL(await response.blob());
}

const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of a file that the owner may save. */
    exportFile: build.mutation<string, { url: string; params?: object }>({
      query: ({ url, params }) => ({ url, params: { ...params }, ...asFile }),
    }),
  }),
});

export const { useExportFileMutation } = filesApi;
