import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';
import { useHasLeft } from './use-has-left';

/**
 * Navigates after an answer, unless the user has left the calling component's page meanwhile: nobody
 * is taken away from another page.
 */
export function useNavigateFromPage(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const hasLeft = useHasLeft();
  return (to, options) => {
    if (!hasLeft()) void navigate(to, options);
  };
}
