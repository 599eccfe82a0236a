import type { NewsletterSignup } from '@storyloom/backend/contract/newsletter';
import { baseApi } from '@/api/base-api';

export const { useJoinNewsletterMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinNewsletter: build.mutation<null, NewsletterSignup>({
      query: (body) => ({ url: '/newsletter', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});
