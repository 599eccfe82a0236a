import type { System } from '@storyloom/backend/contract/health';
import { baseApi } from './base-api';

const systemApi = baseApi.injectEndpoints({
  endpoints: (build) => ({ readSystem: build.query<System, void>({ query: () => '/system' }) }),
});

export const { useReadSystemQuery } = systemApi;
