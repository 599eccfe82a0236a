import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Customer {
  uid: string;
  /** Null when the identity provider gave none; then there is nothing to order with. */
  email: string | null;
  name: string | null;
}

interface CustomerAuthState {
  /** `unknown`: nobody was signed in here, so the identity provider has not been asked yet. */
  status: 'unknown' | 'loading' | 'signed-in' | 'signed-out';
  customer: Customer | null;
}

const initialState: CustomerAuthState = { status: 'unknown', customer: null };

export const customerAuthSlice = createSlice({
  name: 'customerAuth',
  initialState,
  reducers: {
    checkStarted(state) {
      if (state.status === 'unknown') state.status = 'loading';
    },
    customerReported(state, { payload }: PayloadAction<Customer | null>) {
      state.status = payload ? 'signed-in' : 'signed-out';
      state.customer = payload;
    },
  },
  selectors: {
    selectCustomer: (state) => state.customer,
    selectAuthStatus: (state) => state.status,
  },
});

export const { checkStarted, customerReported } = customerAuthSlice.actions;
export const { selectCustomer, selectAuthStatus } = customerAuthSlice.selectors;
