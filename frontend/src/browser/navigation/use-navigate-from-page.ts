import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { useIsUnmounted } from '@/browser/use-is-unmounted';

/** Navigates after a response, unless the user has left the calling component's page meanwhile. */
export function useNavigateFromPage(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isUnmounted = useIsUnmounted();
  return (to, options) => {
    if (!isUnmounted()) void navigate(to, options);
  };
}
