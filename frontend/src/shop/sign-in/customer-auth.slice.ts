import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface Customer {
  uid: string;
  /** Null when the identity provider gave none; then there is nothing to order with. */
  email: string | null;
  name: string | null;
  /** False for who signs in by another service only. */
  hasPassword: boolean;
}

interface CustomerAuthState {
  /** `loading` until the identity provider has answered; where nobody was signed in, nobody asks it. */
  status: 'loading' | 'signed-in' | 'signed-out';
  customer: Customer | null;
  /** Signed out by the customer, here or in another tab; a sign-in that ended by itself is not. */
  hasLeft: boolean;
  /** Once a try to ask has failed: what did not come. */
  obstacle?: 'code' | 'shop';
}

const initialState: CustomerAuthState = { status: 'loading', customer: null, hasLeft: false };

export const customerAuthSlice = createSlice({
  name: 'customerAuth',
  initialState,
  reducers: {
    checkFailed(state, { payload }: PayloadAction<'code' | 'shop'>) {
      state.obstacle = payload;
    },
    customerReported(state, { payload }: PayloadAction<Customer | null>) {
      state.status = payload ? 'signed-in' : 'signed-out';
      state.customer = payload;
      if (payload) state.hasLeft = false;
    },
    customerLeft(state) {
      state.status = 'signed-out';
      state.customer = null;
      state.hasLeft = true;
    },
  },
  selectors: {
    selectCustomer: (state) => state.customer,
    selectAuthStatus: (state) => state.status,
    selectHasLeft: (state) => state.hasLeft,
    selectObstacle: (state) => state.obstacle,
  },
});

export const { checkFailed, customerReported, customerLeft } = customerAuthSlice.actions;
export const { selectCustomer, selectAuthStatus, selectHasLeft, selectObstacle } =
  customerAuthSlice.selectors;
