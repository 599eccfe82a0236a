import { baseApi } from '@/api/base-api';

const visitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countVisit: build.mutation<null, void>({
      query: () => ({ url: '/visits', method: 'POST', body: {} }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/** Counts one view of a page; nothing about the visitor is sent, and no answer is needed. */
export function countVisit(dispatch: (action: ReturnType<typeof startCounting>) => unknown): void {
  dispatch(startCounting());
}

function startCounting() {
  return visitsApi.endpoints.countVisit.initiate(undefined, { track: false });
}
