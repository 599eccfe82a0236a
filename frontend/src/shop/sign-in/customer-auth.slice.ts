import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Customer {
  uid: string;
  /** Null when the identity provider gave none; then there is nothing to order with. */
  email: string | null;
  name: string | null;
  /** False for a customer who signs in by another service only. */
  hasPassword: boolean;
}

interface CustomerAuthState {
  /** `loading` until the identity provider has answered; without a noted sign-in it is not asked. */
  status: 'loading' | 'signed-in' | 'signed-out';
  customer: Customer | null;
  /** Signed out by the customer, here or in another tab; false for an expired sign-in. */
  signedOut: boolean;
  /** Why the last check failed: the code or the shop's settings did not arrive. */
  checkFailure?: 'code' | 'shop';
}

const initialState: CustomerAuthState = { status: 'loading', customer: null, signedOut: false };

export const customerAuthSlice = createSlice({
  name: 'customerAuth',
  initialState,
  reducers: {
    checkFailed(state, { payload }: PayloadAction<'code' | 'shop'>) {
      state.checkFailure = payload;
    },
    customerReported(state, { payload }: PayloadAction<Customer | null>) {
      state.status = payload ? 'signed-in' : 'signed-out';
      state.customer = payload;
      if (payload) state.signedOut = false;
    },
    customerSignedOut(state) {
      state.status = 'signed-out';
      state.customer = null;
      state.signedOut = true;
    },
  },
  selectors: {
    selectCustomer: (state) => state.customer,
    selectAuthStatus: (state) => state.status,
    selectSignedOut: (state) => state.signedOut,
    selectCheckFailure: (state) => state.checkFailure,
  },
});

export const { checkFailed, customerReported, customerSignedOut } = customerAuthSlice.actions;
export const { selectCustomer, selectAuthStatus, selectSignedOut, selectCheckFailure } =
  customerAuthSlice.selectors;
