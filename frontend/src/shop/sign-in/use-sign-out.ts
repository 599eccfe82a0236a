import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { customerSignedOut } from './customer-auth.slice';
import { openSignIn, type SignInDispatch } from './sign-in';
import { announceSignOut, storeSignIn, storeSessionToClose } from './signed-in.storage';

/** Leads home and signs out; resolves when shop and identity provider agree. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch<SignInDispatch>();
  return async () => {
    void navigate(paths.home);
    // Before shop and provider are asked, which may take a while or fail.
    announceSignOut();
    storeSessionToClose(true);
    storeSignIn(null);
    dispatch(customerSignedOut());
    const { provider, closeSession } = await dispatch(openSignIn());
    // First the provider: else another tab may open the session again that is being closed.
    await provider.signOut().catch(() => {});
    await closeSession();
  };
}
