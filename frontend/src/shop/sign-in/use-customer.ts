import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectAuthStatus, selectCustomer } from './customer-auth.slice';
import { keepConnecting, type SignInDispatch } from './sign-in';

/** The signed-in customer; starts the identity provider on first use. */
export function useCustomer() {
  const dispatch = useDispatch<SignInDispatch>();
  const status = useSelector(selectAuthStatus);
  const customer = useSelector(selectCustomer);
  useEffect(() => {
    if (status === 'loading') dispatch(keepConnecting());
  }, [dispatch, status]);
  return { status, customer };
}
