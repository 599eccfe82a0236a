import { useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * Navigates after an answer, unless the user has left the calling component's page meanwhile: nobody
 * is taken away from another page.
 */
export function useNavigateFromPage(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return (to, options) => {
    if (!isLeft.current) void navigate(to, options);
  };
}
