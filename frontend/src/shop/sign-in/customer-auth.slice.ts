import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Customer {
  uid: string;
  /** Null if the identity provider has no address; then the customer cannot order. */
  email: string | null;
  name: string | null;
  /** False for a customer who signs in by Google only. */
  hasPassword: boolean;
}

// The signed-in customer. Firebase decides (identity-provider.ts); this slice informs the pages,
// through `useCustomer` if they wait for it. signed-in.storage.ts stores the sign-in for the next
// page and other tabs; customer-session.ts keeps the cookie by which the API knows the customer.

interface CustomerAuthState {
  /** `loading` until the identity provider has answered; without a stored sign-in it is not asked. */
  status: 'loading' | 'signed-in' | 'signed-out';
  customer: Customer | null;
  /** Signed out by the customer, here or in another tab; false for an expired sign-in. */
  hasSignedOut: boolean;
  /** How often the customer has signed out since the page was loaded. */
  signOutCount: number;
  /** The cause of the last failed check: the code or the shop's settings did not load. */
  checkFailure?: 'code' | 'shop';
}

const initialState: CustomerAuthState = {
  status: 'loading',
  customer: null,
  hasSignedOut: false,
  signOutCount: 0,
};

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
      if (payload) state.hasSignedOut = false;
    },
    customerSignedOut(state) {
      state.status = 'signed-out';
      state.customer = null;
      if (!state.hasSignedOut) state.signOutCount += 1;
      state.hasSignedOut = true;
    },
  },
  selectors: {
    selectCustomer: (state) => state.customer,
    selectAuthStatus: (state) => state.status,
    selectHasSignedOut: (state) => state.hasSignedOut,
    selectSignOutCount: (state) => state.signOutCount,
    selectCheckFailure: (state) => state.checkFailure,
  },
});

export const { checkFailed, customerReported, customerSignedOut } = customerAuthSlice.actions;
export const {
  selectCustomer,
  selectAuthStatus,
  selectHasSignedOut,
  selectSignOutCount,
  selectCheckFailure,
} = customerAuthSlice.selectors;
