import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readAdminToken } from '@/api/admin-token.storage';
import { baseApi } from '@/api/base-api';
import { useApiDispatch } from '@/api/dependencies';

const visitsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    countVisit: build.mutation<null, void>({
      query: () => ({ url: '/visits', method: 'POST', body: {} }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

/**
 * Counts each page of the shop that is looked at, but not by its owner; nothing about the visitor is
 * sent, and no answer is needed.
 */
export function useCountVisits(): void {
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  useEffect(() => {
    // Not a page that only leads on to another.
    const timer = window.setTimeout(() => {
      if (readAdminToken()) return;
      void dispatch(visitsApi.endpoints.countVisit.initiate(undefined, { track: false }));
    });
    return () => window.clearTimeout(timer);
  }, [dispatch, pathname]);
}
