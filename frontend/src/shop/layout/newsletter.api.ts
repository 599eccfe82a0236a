import type { NewsletterSignup } from '@storyloom/backend/contract/shop/newsletter';
import { baseApi } from '@/api/base-api';

const newsletterApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    joinNewsletter: build.mutation<null, NewsletterSignup>({
      query: (body) => ({ url: '/newsletter', method: 'POST', body }),
      extraOptions: { as: 'anyone' },
    }),
  }),
});

export const { joinNewsletter } = newsletterApi.endpoints;
