import { baseApi } from '@/api/base-api';
import { asFile } from '@/api/as-file';

const newsletterExportApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Returns the object URL of the CSV. */
    exportNewsletter: build.mutation<string, void>({
      query: () => ({ url: '/newsletter', ...asFile }),
    }),
  }),
});

export const { useExportNewsletterMutation } = newsletterExportApi;
