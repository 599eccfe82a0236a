import { baseApi } from '@/api/base-api';
import { isVisitCounted, noteVisitCounted } from './visits.storage';

const visitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countVisit: build.mutation<null, void>({
      query: () => ({ url: '/visits', method: 'POST', body: {} }),
    }),
  }),
});

/** Counts this visit once per tab; nothing about the visitor is sent, and no answer is needed. */
export function countVisit(dispatch: (action: ReturnType<typeof startCounting>) => unknown): void {
  if (isVisitCounted()) return;
  noteVisitCounted();
  dispatch(startCounting());
}

function startCounting() {
  return visitsApi.endpoints.countVisit.initiate(undefined, { track: false });
}
