import type { NewWish } from '@storyloom/backend/contract/shop/wish';
import { baseApi } from './base-api';

const wishesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    makeWish: build.mutation<void, NewWish>({
      query: (body) => ({ url: '/wishes/', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

export const { useMakeWishMutation } = wishesApi;
