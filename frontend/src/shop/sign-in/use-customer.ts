import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { customerSignedOut, selectAuthStatus, selectCustomer } from './customer-auth.slice';
import { noteSignedOut, noteUnendedSession, noteSignedIn } from './signed-in.storage';
import { retrySignIn, openSignIn, type SignInDispatch } from './sign-in';

/** The signed-in customer, asked from the identity provider on first use. */
export function useCustomer() {
  const dispatch = useDispatch<SignInDispatch>();
  const status = useSelector(selectAuthStatus);
  const customer = useSelector(selectCustomer);
  useEffect(() => {
    if (status === 'loading') dispatch(retrySignIn());
  }, [dispatch, status]);
  return { status, customer };
}

/** Leads home and signs out; resolves when shop and identity provider agree. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  const dispatch = useDispatch<SignInDispatch>();
  return async () => {
    void navigate(paths.home);
    // Before shop and provider are asked, which may take a while or fail.
    noteSignedOut();
    noteUnendedSession(true);
    noteSignedIn(null);
    dispatch(customerSignedOut());
    const { provider, closeSession } = await dispatch(openSignIn());
    // First the provider: else another tab may open the session again that is being closed.
    await provider.signOut().catch(() => {});
    await closeSession();
  };
}
