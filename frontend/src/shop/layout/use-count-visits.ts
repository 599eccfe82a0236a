import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useApiDispatch } from '@/api/dependencies';
import { readAdminToken } from '@/api/admin-token.storage';
import { countVisit } from './visits.api';

/** Counts each page of the shop that is looked at, but not by its owner. */
export function useCountVisits(): void {
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  useEffect(() => {
    // Not a page that only leads on to another.
    const timer = window.setTimeout(() => {
      if (!readAdminToken()) countVisit(dispatch);
    });
    return () => window.clearTimeout(timer);
  }, [dispatch, pathname]);
}
