import { baseApi } from './base-api';

interface WishCall {
  bookId?: string;
  text?: string;
  email: string;
}

const wishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeWish: build.mutation<void, WishCall>({
      query: (body) => ({ url: '/wishes/', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

export const { useMakeWishMutation } = wishesApi;
