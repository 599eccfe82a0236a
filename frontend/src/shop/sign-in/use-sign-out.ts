import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { customerSignedOut } from './customer-auth.slice';
import { connectSignIn, type SignInDispatch } from './sign-in';
import { announceSignOut, storeSignIn, storeSessionToClose } from './signed-in.storage';

/** Opens the home page and signs out; resolves when provider and API have. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch<SignInDispatch>();
  return async () => {
    void navigate(paths.home);
    // First in this browser, as API and provider may be slow or fail.
    announceSignOut();
    storeSessionToClose(true);
    storeSignIn(null);
    dispatch(customerSignedOut());
    const { provider, closeSession } = await dispatch(connectSignIn());
    // The provider first: otherwise another tab may reopen the session that is being closed.
    await provider.signOut().catch(() => {});
    await closeSession();
  };
}
