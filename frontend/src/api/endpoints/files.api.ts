import { apiUrl } from '@/config/env';
import { baseApi } from '@/api/base-api';
import type { ApiThunk } from '@/api/dependencies';

/**
 * Options of an export, which resolves to the object URL of a file. The timeout covers the whole
 * response, which may take minutes.
 */
export const fileOptions = { responseHandler: readAsFile, timeout: 15 * 60_000 };

/** For calls with a limit of 30 s in the API. */
export const longTimeout = { timeout: 40_000 };

/** Reads the body as an object URL, or the error in it. */
async function readAsFile(response: Response): Promise<unknown> {
  if (!response.ok) return response.json();
  return URL.createObjectURL(await response.blob());
}

export const filesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of a file that the owner may save. */
    exportFile: build.mutation<string, { url: string; params?: object }>({
      query: ({ url, params }) => ({ url, params: { ...params }, ...fileOptions }),
    }),
  }),
});

export interface SentFile {
  /** 0 if the API could not be reached. */
  status: number;
  body: unknown;
}

export interface Sending {
  path: string;
  body: XMLHttpRequestBodyInit;
  headers?: Record<string, string>;
  /** From 0 to 1; at 1 the file is uploaded and the API processes it. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
}

/** Uploads as administrator, by XMLHttpRequest, as fetch reports no upload progress. */
export function sendFile(sending: Sending): ApiThunk<Promise<SentFile>> {
  const { path, body, headers = {}, onProgress, signal } = sending;
  return (_dispatch, _getState, { accessToken }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      const token = accessToken.read();
      request.open('POST', `${apiUrl}/api${path}`);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      if (token) request.setRequestHeader('Authorization', `Bearer ${token}`);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onloadend = () => {
        if (request.status === 401 && token) accessToken.onRefused(token);
        resolve({ status: request.status, body: readJson(request.responseText) });
      };
      signal?.addEventListener('abort', () => request.abort());
      request.send(body);
    });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
