import type { NewsletterSignup } from '@storyloom/backend/contract/email/newsletter';
import { baseApi } from '@/api/base-api';

export const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinNewsletter: build.mutation<null, NewsletterSignup>({
      query: (body) => ({ url: '/newsletter', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});
